import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { OverlayData } from '#app/features/search/search.server.ts';
import { foldText } from '#app/lib/search/fold.ts';
import { openSlow } from './browser.ts';

const INDEX = '/lists/search.json';
const TYPED = ['hostel fee', 'libary', 'pravesanam', 'ഹോസ്റ്റൽ', 'എഞ്ചിനീയറിംഗ് കോളജ്', 'how to apply for btech', 'cse', 'zzzzqqqq'];

/**
 * Cost of the search: folding 200 characters in this process; in Chromium with the CPU slowed down four times, the time from a
 * key press to the painted results of the overlay, with the index of the site and with 1,000 and 10,000 entries, and the first and a
 * later result of the full-text search.
 */
export async function measureSearch(browser: Browser, site: string): Promise<void> {
  console.log(`folding 200 characters: ${foldTime().toFixed(3)} ms`);
  const shipped = JSON.parse(readFileSync(`build/client${INDEX}`, 'utf8')) as OverlayData;
  for (const count of [shipped.index.entries.length, 1000, 10_000]) await measureTyping(browser, site, withEntries(shipped, count));
  for (const address of ['/search', '/ml/search']) await measureTexts(browser, site, address);
}

function foldTime(): number {
  const text = 'എഞ്ചിനീയറിംഗ് കോളജ് B.Tech 12,470 വിദ്യാര്\u200dത്ഥികള്\u200d ഗവൺമെൻ്റ് '.repeat(4).slice(0, 200);
  const rounds = 500;
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) foldText(`${text}${round}`.slice(-200));
  return (performance.now() - started) / rounds;
}

/** An index of a given size: the entries of the site repeated, with numbers after their titles. */
function withEntries(data: OverlayData, count: number): OverlayData {
  const { entries } = data.index;
  const more = Array.from({ length: count }, (_, place) => {
    const entry = entries[place % entries.length];
    const round = Math.floor(place / entries.length);
    return entry && round > 0 ? [{ ...entry, title: `${entry.title} ${round}`, path: `${entry.path}?${round}` }] : entry ? [entry] : [];
  });
  return { ...data, index: { ...data.index, entries: more.flat() } };
}

async function measureTyping(browser: Browser, site: string, data: OverlayData): Promise<void> {
  const page = await browser.newPage();
  await page.route(`**${INDEX}`, (route) => route.fulfill({ json: data }));
  await openSlow(page, `${site}/`);
  const started = performance.now();
  await page.getByRole('banner').getByRole('button', { name: 'Search this site' }).click();
  await page.getByRole('heading', { name: data.labels.quickNavigation }).waitFor();
  const opened = performance.now() - started;
  const times: number[] = [];
  for (const query of TYPED) {
    for (const sign of query) times.push(await timeOfKey(page, sign));
    await page.getByRole('combobox').fill('');
  }
  console.log(
    `overlay, ${data.index.entries.length} places: opened with its index after ${opened.toFixed(0)} ms; key to painted answer ${describe(times)} (${times.length} keys)`,
  );
  await page.close();
}

/** Time from a key press to the frame after the results, in ms. */
async function timeOfKey(page: Page, sign: string): Promise<number> {
  await page.evaluate(() => {
    const painted = new Promise<number>((done) => {
      addEventListener(
        'input',
        () => {
          const started = performance.now();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  await page.keyboard.insertText(sign);
  return page.evaluate(() => (window as typeof window & { painted: Promise<number> }).painted);
}

async function measureTexts(browser: Browser, site: string, address: string): Promise<void> {
  const page = await browser.newPage();
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (/search-worker|words\.json|\/search\/text\//.test(request.url())) bytes += (await request.sizes()).responseBodySize;
  });
  await openSlow(page, site + address);
  const box = page.getByRole('searchbox');
  const times: number[] = [];
  for (const query of ['hostel', 'library', 'പ്രവേശനം', 'scholarship for students']) {
    await box.fill(query);
    const started = performance.now();
    await box.press('Enter');
    await page.locator('main ol mark').first().waitFor();
    await page.waitForFunction(
      (text) => new URLSearchParams(location.hash.slice(1)).get('q') === text && !document.querySelector('main [aria-busy="true"]'),
      query,
    );
    times.push(performance.now() - started);
    if (times.length === 1) {
      await page.locator('main ol p mark').first().waitFor();
      console.log(`full text, ${address}: first search ${times[0]?.toFixed(0)} ms, ${bytes} bytes`);
    }
  }
  console.log(
    `full text, ${address}: later searches ${times
      .slice(1)
      .map((time) => time.toFixed(0))
      .join(', ')} ms`,
  );
  await page.close();
}

function describe(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `${at(0.5)} ms in the middle, ${at(0.95)} ms at 95%, ${at(1)} ms at worst`;
}
