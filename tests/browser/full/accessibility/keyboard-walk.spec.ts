import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { expectedStops, prepareWalk, pressAndLook, type Stop } from '#tests/support/keyboard.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { PAGE_KINDS } from '#tests/support/pages.ts';
import { openSearch } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** The site is tested on a laptop in English and on a phone in Malayalam. */
const SCREENS = { en: { width: 1366, height: 768 }, ml: { width: 390, height: 844 } };

type Walk = { path: string; about: string; prepare?: (tab: Page) => Promise<void> };

/** Pages that are not the first of their type, and states with more reachable elements. */
const MORE: readonly Walk[] = [
  {
    path: '/admissions',
    about: ', an opened admission,',
    prepare: async (tab) => {
      // On a phone the past admissions are folded.
      const past = tab.locator('[data-phone-fold]:has(article) > summary:visible').first();
      if (await past.isVisible()) await past.click();
      await tab.getByRole('article').first().locator('summary').click();
    },
  },
  { path: '/admissions#btech', about: '' },
  { path: '/admissions#mtech', about: '' },
  { path: '/admissions#phd', about: '' },
  { path: '/academics/admission', about: ', short words,' },
  { path: '/help/faq', about: ', frequent questions,' },
  { path: '/public-self-disclosure', about: ', a disclosure,' },
  {
    path: '/search#q=hostel',
    about: ', results of the search,',
    prepare: (tab) => expect(tab.getByRole('main').locator('mark').first()).toBeVisible(),
  },
];
/**
 * Home is tested from its first stop and the not-found page separately; the site map by
 * tests/browser/full/fixed-bar.desktop.spec.ts, in both directions; the inauguration page has no
 * frame. A section and a year of the archive are parts of tested pages.
 */
const LEFT_OUT = 'home not-found site-map inauguration section notice-archive admissions'.split(
  ' ',
);

/**
 * Presses Tab until the focus leaves a part of the page, ends, or returns to a stop; more steps
 * than elements means a trap.
 */
async function walk(tab: Page, part?: Stop['part']): Promise<Stop[]> {
  const stops: Stop[] = [];
  const limit = (await expectedStops(tab)).length + 5;
  while (stops.length < limit) {
    const stop = await pressAndLook(tab);
    // A field for a date has a stop for each of its parts.
    if (stop?.id !== undefined && stop.id === stops.at(-1)?.id) continue;
    if (!stop || (part && stop.part !== part) || stops.some(({ id }) => id === stop.id)) break;
    stops.push(stop);
  }
  return stops;
}

/** Faults of a walk: missed elements, and stops not shown correctly. */
async function faultsOf(tab: Page, stops: readonly Stop[], part?: Stop['part']): Promise<string[]> {
  const reached = new Set(stops.map(({ id }) => id));
  const lost = (await expectedStops(tab))
    .filter((stop) => (!part || stop.part === part) && !reached.has(stop.id))
    .map(({ name }) => `not reached: ${name}`);
  return [
    ...lost,
    ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  ];
}

for (const locale of PUBLISHED) {
  // Every type of page on the laptop, where more is on the screen; on the phone those with tools
  // and states.
  const isWhole = locale === 'en' || process.env.ALL_COMBINATIONS;
  const kinds = PAGE_KINDS.filter(
    (page) => isWhole && page.locale === locale && !LEFT_OUT.includes(page.kind),
  ).map(({ path }) => ({ path, about: '' }));

  test.describe(`by keyboard (${locale})`, () => {
    test.use({ viewport: SCREENS[locale] });

    test('all of the home page is reachable from top to bottom, in text order, each stop visible with its ring, and the walk ends', async ({
      page: tab,
    }) => {
      await openLive(tab, localisePath('/', locale));
      await prepareWalk(tab);
      const stops = await walk(tab);
      expect(stops[0]?.name).toContain(messagesFor(locale).skipToContent);
      expect(await faultsOf(tab, stops)).toEqual([]);
    });

    for (const { path, about, prepare } of [...kinds, ...MORE] as readonly Walk[]) {
      test(`the text of ${path}${about} is reached completely after the skip link, in order, each stop visible with its ring`, async ({
        page: tab,
      }) => {
        await openLive(tab, localisePath(path, locale));
        await prepare?.(tab);
        await prepareWalk(tab);
        await enterText(tab);
        const stops = await walk(tab, 'text');
        expect(stops.length).toBeGreaterThan(0);
        expect(await faultsOf(tab, stops, 'text')).toEqual([]);
      });
    }

    test.describe('on the not-found page', () => {
      test.use({ expectedMessages: [/status of 404/] });

      test('all of the page is reachable from top to bottom, each stop visible with its ring, and the walk ends', async ({
        page: tab,
      }) => {
        await tab.goto(localisePath('/no-such-page', locale));
        await expect(
          tab.getByRole('heading', {
            level: 1,
            name: labelsFor('not-found', locale).notFoundTitle,
          }),
        ).toBeVisible();
        await prepareWalk(tab);
        const stops = await walk(tab);
        expect(stops.length).toBeGreaterThan(10);
        expect(await faultsOf(tab, stops)).toEqual([]);
      });
    });

    test('the search overlay is reachable completely, from empty to its last link, and nothing behind it takes the focus', async ({
      page: tab,
    }) => {
      await openLive(tab, localisePath('/about', locale));
      await openSearch(tab, locale);
      await prepareWalk(tab);
      const stops = await walk(tab);
      // The box already has the focus.
      expect(
        (await faultsOf(tab, stops, 'window')).filter(
          (fault) => !/^not reached: input/.test(fault),
        ),
      ).toEqual([]);
      expect(stops.filter(({ part }) => part !== 'window')).toEqual([]);
      expect(stops.length).toBeGreaterThan(3);
    });
  });
}

/** Goes to the target of the skip link, from the top of the page. */
async function enterText(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const [link] = document.querySelectorAll<HTMLElement>('body a[href]');
    link?.focus();
  });
  await tab.keyboard.press('Enter');
  await expect(tab.locator('main:focus, main:target')).toHaveCount(1);
}
