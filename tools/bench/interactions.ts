import type { Browser, Page } from '@playwright/test';
import { openSlow, SLOWER } from './browser.ts';

const TIMES = 20;

type Interaction = {
  name: string;
  address: string;
  /** Prepares the page, for example opens the menu for the interaction. */
  before?: (page: Page) => Promise<void>;
  /** One press; each round reverses or repeats the previous one. */
  press: (page: Page, round: number) => Promise<void>;
};

/** The most frequent interactions; labels are those of the English pages. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    address: '/about',
    press: (page, round) =>
      page
        .locator('nav details[data-dropdown] > summary')
        .nth(round % 4)
        .click(),
  },
  {
    name: 'search',
    address: '/about',
    before: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search this site' }).click();
      await page.getByRole('combobox').waitFor();
    },
    press: (page, round) => page.keyboard.press(['h', 'o', 's', 't', 'e', 'l', 'Backspace', 'Backspace', 'Backspace', 'Backspace'][round % 10] ?? 'h'),
  },
  {
    name: 'tabs',
    address: '/admissions',
    before: (page) => page.getByRole('article').first().locator('summary').click(),
    press: (page, round) =>
      page
        .getByRole('article')
        .first()
        .getByRole('tab')
        .nth((round + 1) % 3)
        .click(),
  },
  { name: 'theme', address: '/', press: (page) => page.getByRole('banner').locator('button[data-theme-switch]:visible').click() },
];

/** The shortest duration that browsers report, in ms; shorter ones count as this. */
const SHORTEST_MS = 16;

/**
 * Interaction to next paint of the menu, the search, the tabs and the theme, on a processor slowed down four times.
 * @returns for each the worst of twenty, in ms, in steps of eight as browsers report them, at least 16
 */
export async function measureInteractions(browser: Browser, site: string): Promise<Record<string, number>> {
  const worst: Record<string, number> = {};
  for (const { name, address, before, press } of INTERACTIONS) {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
    await openSlow(page, site + address);
    await before?.(page);
    await page.evaluate(recordInteractions);
    for (let round = 0; round < TIMES; round += 1) {
      await press(page, round);
      await page.evaluate(afterPaint);
    }
    worst[name] = Math.max(SHORTEST_MS, ...(await page.evaluate(() => Reflect.get(window, 'interactions') as number[])));
    console.log(`${name}: worst of ${TIMES} interactions ${worst[name]} ms at ${SLOWER}x`);
    await page.close();
  }
  return worst;
}

/** Records how long each press took until the next paint. Runs in the page. */
function recordInteractions(): void {
  const durations: number[] = [];
  Reflect.set(window, 'interactions', durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits until the effect of a press has been painted and reported to the observer. Runs in the page. */
function afterPaint(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}
