import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { nginxCommand } from '#tools/bench/run-nginx.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { type Line, slowLine } from './slow-line.ts';

const FAST_3G: Line = { latency: 150, kilobytes: 200 };
const SLOW_LINE: Line = { latency: 400, kilobytes: 50 };
const RUNS = 5;
/** A Chromium that takes no dictionary (RFC 9842), as Firefox and Safari. */
const WITHOUT_DICTIONARIES =
  '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/**
 * Milliseconds from the press on a link of the home page to the first paint of its page, the median
 * of five, fast 3G and a slow processor.
 */
export async function secondPage(browser: Browser, port: number, slower: number) {
  const { origin, close } = await slowLine(port, FAST_3G);
  const times: Record<string, number> = {};
  for (const [name, isPointedAt] of [
    ['pointed at before, ms', true],
    ['not, ms', false],
  ] as const) {
    const runs: number[] = [];
    while (runs.length < RUNS)
      runs.push((await visitSecond(browser, origin, slower, isPointedAt)).ms);
    times[name] = median(runs);
  }
  close();
  return [{ page: '/ to /contact', ...times }];
}

/**
 * Bytes of the second page, and milliseconds until its last byte, its first paint and its whole
 * text, behind nginx on a slow line, in a browser that takes the dictionary of its language and in
 * one that does not, in turns.
 */
export async function byDictionary(port: number, slower: number, languages: readonly Locale[]) {
  const { command, args } = nginxCommand(mkdtempSync(join(tmpdir(), 'nginx-')), port);
  const nginx = spawn(command, args, { stdio: 'inherit' });
  const [without, withOne] = await Promise.all(
    [[WITHOUT_DICTIONARIES], []].map((more) =>
      chromium.launch({
        executablePath: findChromium(),
        args: [...CHROMIUM_ARGUMENTS, ...more],
      }),
    ),
  );
  const { origin, close } = await slowLine(port, SLOW_LINE);
  const rows = [];
  for (const locale of languages) {
    const [from, to] = [localisePath('/', locale), localisePath('/contact', locale)];
    const runs: { before: Visit; after: Visit }[] = [];
    const visit = (browser: Browser | undefined) => {
      if (!browser) throw new Error('Chromium did not start.');
      return visitSecond(browser, origin, slower, false, { from, to, pause: 4000 });
    };
    while (runs.length < RUNS)
      runs.push({ before: await visit(without), after: await visit(withOne) });
    for (const [name, browsers] of [
      ['without', runs.map(({ before }) => before)],
      ['by a dictionary', runs.map(({ after }) => after)],
    ] as const)
      rows.push({
        page: `${from} to ${to}, ${name}`,
        bytes: median(browsers.map(({ bytes }) => bytes)),
        'ms to the last byte': median(browsers.map(({ last }) => last)),
        'ms to first paint': median(browsers.map(({ ms }) => ms)),
        'ms to the whole text': median(browsers.map(({ whole }) => whole)),
      });
  }
  await Promise.all([without?.close(), withOne?.close()]);
  close();
  nginx.kill();
  await once(nginx, 'exit');
  return rows;
}

const median = (values: number[]) =>
  Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

/** Of the second page: bytes, and from the press to the paint, the last byte and the whole text. */
type Visit = { ms: number; last: number; whole: number; bytes: number };

async function visitSecond(
  browser: Browser,
  origin: string,
  slower: number,
  isPointedAt: boolean,
  { from, to, pause } = { from: '/', to: '/contact', pause: 0 },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(origin + from);
  await page.waitForSelector('html[data-live]');
  // What the home page fetches later has arrived, the dictionary too.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(pause);
  const link = page.locator(`footer a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (isPointedAt) {
    await link.hover();
    await page.waitForTimeout(2000);
  }
  const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await link.click({ noWaitAfter: true });
  await page.waitForURL(origin + to);
  const seen = await painted(page);
  await page.waitForFunction(() => document.readyState !== 'loading');
  const { bytes, last, end } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { encodedBodySize: bytes = 0, responseEnd = 0, domInteractive = 0 } = visit ?? {};
    const { timeOrigin } = performance;
    return { bytes, last: timeOrigin + responseEnd, end: timeOrigin + domInteractive };
  });
  await context.close();
  return { ms: seen - pressed, last: last - pressed, whole: end - pressed, bytes };
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
