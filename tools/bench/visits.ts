import type { Browser, Page } from '@playwright/test';

/** What visitors on slow lines meet: the first tap while the script is on its way, and the second page. */

type Line = { latency: number; kilobytes: number; savesData?: boolean };
/** Delay in ms and KB/s; those of 3G and 2G as browsers name them. */
const LINES: Readonly<Record<string, Line>> = {
  '3G': { latency: 300, kilobytes: 90 },
  '2G': { latency: 800, kilobytes: 30 },
  'Save-Data': { latency: 300, kilobytes: 90, savesData: true },
};
const FAST_3G: Line = { latency: 150, kilobytes: 200 };
const TAPS = 20;
const LAST_TAP_MS = 3000;
/** Pages that load side by side; each has its own line. */
const TOGETHER = 4;
const RUNS = 5;

type Tap = { name: string; path: string; tap: (page: Page) => Promise<void>; seen: string };

const FIRST_TAPS: readonly Tap[] = [
  {
    name: 'menu',
    path: '/about',
    tap: (page) =>
      page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap(),
    seen: '[data-menu]',
  },
  {
    name: 'search',
    path: '/about',
    tap: (page) => page.getByRole('banner').getByRole('button', { name: 'Search this site' }).tap(),
    seen: '#search',
  },
  {
    name: 'choice',
    path: '/admissions/my-admission',
    tap: async (page) => {
      await page.locator('select[name=category]').selectOption('sc');
      await page.waitForURL(/category=sc/);
    },
    seen: 'select[name=category]:has([value=sc]:checked)',
  },
];

/** How many of 20 first taps, from the first paint to 3 s after it, do what they say and leave the page where it is. */
export async function firstTaps(browser: Browser, origin: string) {
  const rows: Record<string, string>[] = [];
  for (const [line, delays] of Object.entries(LINES)) {
    const row: Record<string, string> = { line };
    for (const tap of FIRST_TAPS) {
      const waits = Array.from({ length: TAPS }, (_, at) => (at * LAST_TAP_MS) / (TAPS - 1));
      let done = 0;
      while (waits.length > 0) {
        const group = waits.splice(0, TOGETHER);
        const results = await Promise.all(
          group.map((wait) => tapOnce(browser, `${origin}${tap.path}`, delays, tap, wait)),
        );
        done += results.filter(Boolean).length;
      }
      row[tap.name] = `${done} of ${TAPS}`;
    }
    rows.push(row);
  }
  return rows;
}

async function tapOnce(browser: Browser, address: string, line: Line, tap: Tap, wait: number) {
  const page = await openPhone(browser, line);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await painted(page);
    await page.waitForTimeout(wait);
    await tap.tap(page);
    await page.locator(tap.seen).waitFor({ timeout: 15_000 });
    return page.url().startsWith(address);
  } catch {
    return false;
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from the press on a link of the home page to the first paint of its page, the median of five, fast 3G and a slow processor. */
export async function secondPage(browser: Browser, origin: string, slower: number) {
  const times: Record<string, number> = {};
  for (const [name, isPointedAt] of [
    ['pointed at before, ms', true],
    ['not, ms', false],
  ] as const) {
    const runs: number[] = [];
    while (runs.length < RUNS) runs.push(await visitSecond(browser, origin, slower, isPointedAt));
    times[name] = Math.round(runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN);
  }
  return [{ page: '/ to /contact', ...times }];
}

async function visitSecond(browser: Browser, origin: string, slower: number, isPointedAt: boolean) {
  const page = await openPhone(browser, FAST_3G, { width: 1366, height: 768 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(origin);
  await page.waitForSelector('html[data-live]');
  const link = page.locator('footer a[href="/contact"]').first();
  await link.scrollIntoViewIfNeeded();
  if (isPointedAt) {
    await link.hover();
    await page.waitForTimeout(2000);
  }
  const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await link.click({ noWaitAfter: true });
  await page.waitForURL('**/contact');
  const seen = await painted(page);
  await page.context().close();
  return seen - pressed;
}

async function openPhone(
  browser: Browser,
  { latency, kilobytes, savesData }: Line,
  viewport = { width: 390, height: 844 },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    serviceWorkers: 'block',
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  const page = await context.newPage();
  if (savesData)
    await page.addInitScript(() =>
      Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }),
    );
  const session = await context.newCDPSession(page);
  const rate = kilobytes * 1000;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  return page;
}

/** When the page was first painted, in ms since 1970. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') done(performance.timeOrigin + startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
