import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/**
 * Visitors on a small phone in Malayalam, from the home page: what each taps and what is then seen.
 * A step is the name of a link;
 * `? words` searches and takes the first answer, `?? words` only reads what is found,
 * `= field > option` chooses from a list, `# field > words` types, `+ words` unfolds a part.
 * `screens` is how far down the answer may stand.
 */
type Visitor = { who: string; steps: string[]; sees: string[]; screens?: number };

const VISITORS: Visitor[] = parse(readFileSync('tests/browser/full/visitors.yaml', 'utf8'));

const { searchSite } = messagesFor('ml');

/** Does one step; lists and searches count as one. */
async function take(page: Page, step: string): Promise<void> {
  const [, sign = '', words = ''] = /^(\?\??|=|#|\+|) ?(.*)$/.exec(step) ?? [];
  if (sign.startsWith('?')) {
    await page.getByRole('banner').getByRole('button', { name: searchSite }).tap();
    const overlay = page.getByRole('dialog', { name: searchSite });
    await overlay.getByRole('combobox', { name: searchSite }).fill(words);
    if (sign === '?') await overlay.getByRole('option').first().tap();
  } else if (sign === '=') {
    const [field = '', option = ''] = words.split(' > ');
    await page
      .getByRole('combobox', { name: field })
      .filter({ visible: true })
      .first()
      .selectOption(option);
    await page.waitForURL((url) => url.search.includes(option));
  } else if (sign === '#') {
    const [field = '', typed = ''] = words.split(' > ');
    await page.getByRole('textbox', { name: field }).filter({ visible: true }).fill(typed);
  } else if (sign === '+') {
    const folds = page.getByRole('main').locator('summary', { hasText: words });
    await folds.filter({ visible: true }).first().tap();
  } else {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: words, exact: true })
      .filter({ visible: true })
      .first();
    const target = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.tap();
    await page.waitForURL((url) => url.pathname === target.pathname);
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openLive(page, '/ml');
});

for (const { who, steps, sees, screens = 1 } of VISITORS) {
  test(`${who}: ${steps.length} steps`, async ({ page }) => {
    for (const step of steps) await take(page, step);
    for (const text of sees) {
      const seen = page
        .locator('main, [role=dialog]:popover-open')
        .getByText(text)
        .filter({ visible: true })
        .first();
      await expect(seen).toBeVisible();
      await expect
        .poll(async () => ((await seen.boundingBox())?.y ?? Number.POSITIVE_INFINITY) / 780, {
          message: text,
        })
        .toBeLessThan(screens);
    }
  });
}

test('the home page is at most seven and a half screens long in both languages, with its shortcuts on the first', async ({
  page,
}) => {
  for (const home of ['/ml', '/']) {
    await openLive(page, home);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight / 780),
      home,
    ).toBeLessThanOrEqual(7.5);
    const shortcuts = page
      .getByRole('main')
      .getByRole('navigation', { name: messagesFor(home === '/' ? 'en' : 'ml').tasks });
    await expect(shortcuts).toBeInViewport({ ratio: 1 });
    await expect(shortcuts.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  }
});

test('what is paid when joining stands on the screen where the category is chosen', async ({
  page,
}) => {
  for (const start of ['/ml', '']) {
    await openLive(page, `${start}/admissions/my-admission?course=btech&category=sebc`);
    const sum = page.getByRole('main').getByText('₹12,470').filter({ visible: true }).first();
    await expect(sum).toBeInViewport({ ratio: 1 });
    await expect(page.locator('select[name=category]')).toBeInViewport({ ratio: 1 });
  }
});

testInOwnTab('the last date of the Ph.D application: one tap, no scroll', async ({ page }) => {
  // During the application period, whenever the test runs.
  await page.clock.setFixedTime(new Date('2026-12-05T12:00:00+05:30'));
  await openLive(page, '/ml');
  await take(page, 'പിഎച്ച്.ഡി.');
  await expect(
    page
      .locator('#phd [data-stream="phd"]')
      .getByText('2027 ജനുവരി 5')
      .filter({ visible: true })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

test('the B.Tech tab is at most fourteen and a quarter screens long, and the first result of a search is on the first screen', async ({
  page,
}) => {
  await openLive(page, '/ml/admissions/btech');
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight / 780),
  ).toBeLessThanOrEqual(14.25);
  await openLive(page, '/ml/search#q=ഹോസ്റ്റൽ');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport({
    ratio: 1,
  });
});

test('the next notice and the next event are on the first screen of their pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/all-news', '/ml/all-news', '/events', '/ml/events']) {
    await openLive(page, path);
    const first = page.getByRole('main').locator('#current li a, #coming li a').first();
    await expect(first, path).toBeInViewport({ ratio: 0.3 });
  }
});
