import type { Browser } from '@playwright/test';
import { openSlow } from './browser.ts';

const RUNS = 5;
/** The part of a task that a visitor does not notice, in ms (Total Blocking Time). */
const UNNOTICED_MS = 50;

/** Cost of hydrating a page in ms: total blocking time of its tasks, and its longest task. */
export type Life = { blocking: number; longest: number };

/**
 * Tasks over 50 ms from the first paint until half a second after the page lives, on a phone's screen with the processor slowed down four times.
 * @returns for each page the run of five with the middle blocking time
 */
export async function measureLife(browser: Browser, site: string, addresses: readonly string[]): Promise<Record<string, Life>> {
  const lives: Record<string, Life> = {};
  for (const address of addresses) {
    const runs: Life[] = [];
    while (runs.length < RUNS) runs.push(await measureOnce(browser, site + address));
    const middle = runs.sort((a, b) => a.blocking - b.blocking)[Math.floor(RUNS / 2)];
    if (!middle) throw new Error('Nothing was measured');
    lives[address] = middle;
    console.log(`${address}: blocked for ${middle.blocking} ms during hydration, longest task ${middle.longest} ms (median of ${RUNS})`);
  }
  return lives;
}

async function measureOnce(browser: Browser, url: string): Promise<Life> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  });
  await openSlow(page, url);
  const tasks = await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 500));
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const all = Reflect.get(window, 'longTasks') as PerformanceEntry[];
    return all.filter(({ startTime }) => startTime >= paint).map(({ duration }) => duration);
  });
  await context.close();
  const blocking = tasks.reduce((sum, duration) => sum + duration - UNNOTICED_MS, 0);
  return { blocking: Math.round(blocking), longest: Math.round(Math.max(0, ...tasks)) };
}
