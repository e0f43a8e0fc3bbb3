import type { Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { type Look, look, spaceOut } from '#tests/support/looks.ts';
import { PAGE_KINDS } from '#tests/support/pages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** A phone, a laptop, and a laptop screen of 1280 by 1024 px zoomed to 400%. */
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const ENLARGED = { width: 320, height: 256 };
/** Screens between them, at which the layout changes. */
const WIDTHS = [320, 360, 420, 768, 1024, 1280, 1920];
/** Text width of an A4 page in CSS px: 210 mm without the margins of app/styles/print.css. */
const SHEET = { width: 673, height: 1000 };
/** Maximum part of the screen that may be covered while reading. */
const COVERED = 1 / 3;

/** Heights of fixed elements at the top and bottom of a scrolled page, in CSS px. */
async function fixedHeight(tab: Page): Promise<number> {
  await tab.evaluate(() => window.scrollTo(0, 600));
  if (await tab.locator('header:has(nav)').count())
    await expect(tab.locator('header[data-fixed]')).toHaveCount(1);
  const height = await tab.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter(
      (part) =>
        getComputedStyle(part).position === 'fixed' &&
        part.checkVisibility({ visibilityProperty: true }),
    );
    const rows = new Set<number>();
    for (const { top, bottom, width } of shown.map((part) => part.getBoundingClientRect())) {
      if (width < window.innerWidth / 2) continue;
      for (
        let row = Math.max(0, Math.floor(top));
        row < Math.min(bottom, window.innerHeight);
        row += 1
      )
        rows.add(row);
    }
    return rows.size;
  });
  await tab.evaluate(() => window.scrollTo(0, 0));
  await expect(tab.locator('header[data-fixed]')).toHaveCount(0);
  return height;
}

type State = { path: string; about: string; prepare?: (tab: Page) => Promise<void> };

/** Admissions with an open card; the charts are on a page that is not the first of its type. */
const OPENED: State = {
  path: '/admissions',
  about: ' with an opened admission',
  // On phones past admissions are folded.
  prepare: (tab) =>
    tab.evaluate(() => {
      for (let part = document.querySelector('article summary'); part; part = part.parentElement)
        if (part instanceof HTMLDetailsElement) part.open = true;
    }),
};
const CHARTS: State = { path: '/academics', about: '' };
const QUESTIONS: State = { path: '/help/faq', about: '' };
const OTHERS = ['admissions', 'not-found'];

for (const locale of PUBLISHED) {
  const kinds = PAGE_KINDS.filter(
    (page) => page.locale === locale && !OTHERS.includes(page.kind),
  ).map(({ path }): State => ({ path, about: '' }));
  const states = [...kinds, OPENED, CHARTS, QUESTIONS];
  // Malayalam words are longer, so a layout that fits them fits English.
  const isWhole = locale === 'ml' || process.env.ALL_COMBINATIONS;

  for (const { path, about, prepare } of isWhole
    ? states
    : states.filter((state) => state === OPENED || state.path === '/')) {
    test(`${path}${about} supports text spacing, 400% zoom, touch, forced colours, reduced motion and print, and fits 320 to 1920 px (${locale})`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize(PHONE);
      await openLive(tab, localisePath(path, locale));
      await prepare?.(tab);
      const found: string[] = [];
      const note = async (when: string, ...checks: Look[]) => {
        for (const check of checks)
          found.push(...(await look(tab, check)).map((fault) => `${when}, ${check}: ${fault}`));
      };
      await note('on a phone', 'smallTargets', 'smallThumbTargets');

      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 800 });
        await note(`at ${width} px`, 'sideways');
      }
      await tab.setViewportSize(ENLARGED);
      await note('enlarged four times', 'sideways', 'clipped', 'overlapping', 'smallTargets');
      const covered = (await fixedHeight(tab)) / ENLARGED.height;
      if (covered > COVERED)
        found.push(`enlarged four times, ${Math.round(covered * 100)}% of the screen is covered`);
      await spaceOut(tab, true);
      await note('spaced out and narrow', 'sideways', 'clipped', 'overlapping');
      await tab.setViewportSize({ width: PHONE.height, height: PHONE.width });
      await note('spaced out on a phone that lies on its side', 'sideways', 'clipped');
      await tab.setViewportSize(LAPTOP);
      await note('spaced out', 'sideways', 'clipped', 'overlapping');
      await spaceOut(tab, false);

      await note('on a laptop', 'clipped', 'overlapping', 'smallTargets');
      await tab.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await note('in forced colours', 'lostShapes', 'unseenChoices', 'unseenControls');
      await note('with less motion', 'moving');
      await tab.emulateMedia({
        forcedColors: 'none',
        reducedMotion: 'no-preference',
        media: 'print',
      });
      await tab.setViewportSize(SHEET);
      await note(
        'on paper',
        'sideways',
        'clipped',
        'overlapping',
        'pressedOnPaper',
        'closedOnPaper',
        'addressesMissing',
      );
      expect(found).toEqual([]);
    });
  }
}
