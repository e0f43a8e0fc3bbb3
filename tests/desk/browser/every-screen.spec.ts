import type { Locator, Request } from '@playwright/test';
import { settle } from '#tests/support/watch.ts';
import { axeOn, DeskPage, expect, test } from './desk-page.ts';

const SCREENS = [
  'overview',
  'content/news',
  'content/last-ranks',
  'content/programmes/new!',
  'content/news/bus-routes-revised',
  'content/texts/about/history',
  'content/texts/new!',
  'content/committees/library',
  'content/fees/caution',
  'content/redirects/%2Frti',
  'deleted',
  'files',
  'site',
  'attention',
  'publish',
  'history',
  'setup',
  'import',
];

/**
 * The sample began with no starter: what Setting up shows of a college whose text is another than a
 * newer one.
 */
const NEWER_TEXT = {
  what: 'changed',
  entry: {
    ...{ kind: 'texts', id: 'administrative/rti' },
    title: { en: 'Text of a page: Right to information', ml: 'പേജിലെ ഉള്ളടക്കം: വിവരാവകാശം' },
  },
  fields: [
    {
      ...{ path: ['en', 'text'], field: { en: 'Text', ml: 'ഉള്ളടക്കം' } },
      before: { en: 'The reply is due within 40 days.', ml: 'മറുപടി 40 ദിവസത്തിനകം.' },
      after: { en: 'The reply is due within 30 days.', ml: 'മറുപടി 30 ദിവസത്തിനകം.' },
    },
  ],
};

const SHARED = {
  link: {
    address: `https://desk.college.example/shared/${'a'.repeat(40)}`,
    until: '2026-12-07T10:00:00Z',
  },
};

/** Durations and moments of ISO 8601, names of files and of fields, what is missing. */
const CODES =
  /\bP\d+[YMD]\b|\b\d{4}-\d\d-\d\d|\.ya?ml\b|\.md\b|\b[a-z]+[A-Z][a-z]+|undefined|\[object/g;

/**
 * Colours do not depend on words: each language in one theme, unless all combinations are wanted.
 */
const isTried = (language: string, theme: string) =>
  process.env.ALL_COMBINATIONS || (language === 'en') === (theme === 'light');

for (const language of ['en', 'ml'] as const) {
  for (const theme of (['light', 'dark'] as const).filter((each) => isTried(language, each))) {
    test(`every screen passes axe, fits 320 px also with large text, and shows no codes (${language}, ${theme})`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(
        (locale) => localStorage.setItem('desk-language', locale),
        language,
      );
      await page.route('/api/starter-texts', (route) => route.fulfill({ json: [NEWER_TEXT] }));
      // The desk of a college, which has links to drafts.
      await page.route('/api/me', async (route) => {
        const answer = await route.fetch();
        return route.fulfill({ json: { ...(await answer.json()), canShare: true } });
      });
      await page.route('/api/shared-link?*', (route) => route.fulfill({ json: SHARED }));
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: 320, height: 640 });
      const desk = new DeskPage(page);
      for (const screen of SCREENS) {
        await desk.open(screen);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        if (/^content\/[^/]+\/(?!new!)/.test(screen))
          await expect(page.locator('a[href^="/api/page?"]'), screen).toHaveCount(1);
        for (const textSize of ['100%', '200%']) {
          const width = await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
            return document.documentElement.scrollWidth;
          }, textSize);
          expect([width, ...(await axeOn(page))], `${screen} at ${textSize}`).toEqual([320]);
        }
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
        const withoutReason = await page.evaluate(() =>
          [...document.querySelectorAll('main :disabled')]
            .filter((each) => {
              const reason = document.getElementById(each.getAttribute('aria-describedby') ?? '');
              return !reason?.checkVisibility() || reason.textContent === '';
            })
            .map((each) => each.outerHTML),
        );
        expect(withoutReason, screen).toEqual([]);
        const words = await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
          const choices = [...document.querySelectorAll('option')].map((each) => each.textContent);
          return [document.body.innerText, ...choices].join('\n');
        });
        expect(words.match(CODES), screen).toBeNull();
      }
    });
  }
}

test('an entry is changed and saved by keyboard alone', async ({ page }) => {
  await page.goto('/#/content/news/survey-camp-civil');
  const title = page.getByRole('group', { name: /^Title/ }).getByLabel(/^English/);
  await expect(title).toBeVisible();
  const pressUntilFocused = async (key: string, control: Locator) => {
    const isFocused = () => control.evaluate((each) => each === document.activeElement);
    for (let presses = 0; presses < 30 && !(await isFocused()); presses++)
      await page.keyboard.press(key);
  };
  await pressUntilFocused('Tab', title);
  await page.keyboard.press('End');
  await page.keyboard.type(' (civil)');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeEnabled();
  await pressUntilFocused('Shift+Tab', save);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('a preview that is shown follows each save', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('content/news/bus-routes-revised');
  const heading = (await desk.preview()).locator('h1');
  await desk.english('Title').fill('College bus: three new times');
  await expect(heading).not.toHaveText('College bus: three new times');
  await desk.save();
  await expect(heading).toHaveText('College bus: three new times');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect
    .poll(() => page.locator('.frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth))
    .toBe(0);
});

test('on a phone the whole of what is approved stands on two screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = new DeskPage(page);
  await desk.open('content/news/bus-routes-revised');
  await desk.english('Title').fill('College bus: two new times');
  await desk.save();
  await desk.open('review/news/bus-routes-revised');
  for (const other of ['മലയാളം', 'English']) {
    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(page.locator('iframe')).toBeVisible();
    const end = await page
      .locator('.entry-change ins')
      .last()
      .evaluate((last) => last.getBoundingClientRect().bottom + window.scrollY);
    expect(end).toBeLessThan(2 * 740);
  }
});

test('a page of the site leads to its entries, and a text of it to its field', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('site');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toBeVisible();
  await page
    .locator('iframe')
    .evaluate((element: HTMLIFrameElement) =>
      element.setAttribute('src', '/preview/all-news/bus-routes-revised'),
    );
  await expect(page.getByRole('link', { name: /^Notices: / })).toHaveCount(1);
  await frame.locator('main p', { hasText: 'road work' }).first().click();
  await expect(page.locator(':focus')).toContainText('road work');
});

test('on a phone the first field and the buttons to save and to see the page stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const desk = new DeskPage(page);
  await desk.open('content/news/anti-ragging-undertaking');
  await page.getByRole('button', { name: 'മലയാളം' }).click();
  for (const seen of [
    page.getByRole('textbox', { name: /^ഇംഗ്ലീഷ്/ }).first(),
    page.getByRole('button', { name: 'സേവ് ചെയ്യുക', exact: true }),
    page.getByRole('button', { name: 'പേജ് കാണിക്കുക' }),
  ])
    await expect(seen).toBeInViewport({ ratio: 0.5 });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const bar = page.locator('.actions');
  const field = page.getByRole('textbox', { name: /^ഇംഗ്ലീഷ്/ }).first();
  expect(await topOf(field)).toBeLessThan((await topOf(bar)) - 10);
  // The bar hides nothing at the end of a form, and leaves no gap where there is none.
  const endOf = (part: Locator) =>
    part.evaluate((element) => {
      window.scrollTo(0, document.body.scrollHeight);
      return element.getBoundingClientRect().bottom;
    });
  await expect
    .poll(async () => (await endOf(page.locator('main > :last-child'))) <= (await topOf(bar)))
    .toBe(true);
  await page.getByRole('button', { name: 'English' }).click();
  await desk.open('history');
  await expect(page.locator('main')).toHaveCSS('padding-bottom', '16px');
});

test('on a phone the way to sign in again is in reach above a form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const desk = new DeskPage(page);
  await desk.open('content/news/survey-camp-civil');
  await page.route('/api/**', (route) => route.fulfill({ status: 401, body: 'Sign in' }));
  await desk.english('Title').fill('Survey camp in January');
  await page.getByRole('link', { name: 'Sign in again (new tab)' }).click({ trial: true });
});

test('the first load weighs at most 350 KB, and nothing of it is missing', async ({ page }) => {
  const finished: Request[] = [];
  const missing: string[] = [];
  page.on('response', (response) => response.ok() || missing.push(response.url()));
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto('/#/content/news/bus-routes-revised');
  await settle(page);
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(350_000);
  expect(missing).toEqual([]);
});
