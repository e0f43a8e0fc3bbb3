import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { buildSite } from '#tools/build/build.ts';
import { isBuildCurrent, isQuickBuild } from '#tools/build/build-stamp.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { audit, DEBUG_PORT } from './lighthouse/audit.ts';
import { byDictionary, secondPage } from './second-page.ts';
import { sizeOfSite, sourceLines } from './sizes.ts';

/**
 * `npm run bench`: figures that a test must not judge, because they depend on the machine: bytes of
 * a first visit, Lighthouse, interactions, the second page and sizes. It prints them and writes
 * docs/performance.md.
 */
const { languages } = getSite().college;
const ADDRESSES = ['/', '/admissions'].flatMap((path) =>
  languages.map((locale) => localisePath(path, locale)),
);
const SITE_PORT = 4187;
const NGINX_PORT = 4188;
const BUILD = 'build';
const REPORT = 'docs/performance.md';
/** What comes before this line is written by hand. */
const GENERATED =
  'From here on written by `npm run bench`. The figures depend on the machine; compare those of one machine.';
const RUNS = 5;
const PRESSES = 20;
/** Emulates a low-cost phone on this machine. */
const SLOWER = 4;

/** Figures by their names, the first of which says of what they are. */
type Row = Readonly<Record<string, number | string>>;
type Interaction = {
  name: string;
  address: string;
  before?: (page: Page) => Promise<void>;
  press: (page: Page, round: number) => Promise<void>;
};

const card = (page: Page) => page.getByRole('article').first();
const openSearch = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search this site' }).click();
  await page.getByRole('combobox').waitFor();
};
/**
 * By the mouse alone, at a control that it has come to: `click()` also asks in the page whether it
 * can be pressed, which would count.
 */
async function press(page: Page, found: Locator): Promise<void> {
  const box = await found.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${found}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await painted(page);
  await page.mouse.down();
  await page.mouse.up();
}
/** Waits until the effect has been painted and reported to the observer. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
const KEYS = ['h', 'o', 's', 't', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];

/**
 * The most frequent interactions; labels are those of the English pages. Each press reverses or
 * repeats the one before.
 */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    address: '/about',
    press: (page, round) =>
      press(page, page.locator('nav details[data-dropdown] > summary').nth(round % 4)),
  },
  {
    name: 'search',
    address: '/about',
    before: openSearch,
    press: (page, round) => page.keyboard.press(KEYS[round % 8] ?? 'h'),
  },
  {
    name: 'tabs',
    address: '/admissions',
    before: (page) => card(page).locator('summary').click(),
    press: (page, round) =>
      press(
        page,
        card(page)
          .getByRole('tab')
          .nth((round + 1) % 3),
      ),
  },
  {
    name: 'theme',
    address: '/',
    press: (page) =>
      press(page, page.getByRole('banner').locator('button[data-theme-switch]:visible')),
  },
];

if (!isBuildCurrent() || isQuickBuild()) await buildSite();
const server = (await createSiteServer(join(BUILD, 'client'))).listen(SITE_PORT);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUG_PORT}`],
});
const lines = [
  GENERATED,
  '',
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, Chromium ${browser.version()}`,
  ...section('Bytes of a first visit, as sent', await each(ADDRESSES, weigh)),
  ...section('Lighthouse, mobile, median of five', await each(ADDRESSES, simulate)),
  ...section(
    `Interaction to next paint, worst of ${PRESSES}, processor slowed down four times`,
    await each(INTERACTIONS, interact),
  ),
  ...section(
    'Second page, from press to painted, fast 3G, processor slowed down four times',
    await secondPage(browser, SITE_PORT, SLOWER),
  ),
  ...section(
    'Second page by a dictionary, nginx, 400 kbit/s and 400 ms, processor slowed down four times',
    await byDictionary(NGINX_PORT, SLOWER, languages),
  ),
  ...section('Built site, without compressed copies', sizeOfSite(BUILD)),
  ...section('Source of what runs in browsers, and around every page', sourceLines()),
];
await browser.close();
server.close();
console.log(lines.join('\n'));
const [byHand] = readFileSync(REPORT, 'utf8').split(GENERATED);
writeFileSync(REPORT, `${byHand}${lines.join('\n')}\n`);

/**
 * Bytes as sent by type, and number of requests, of a first visit at 1366 px; without the service
 * worker, whose downloads do not delay the visit.
 */
async function weigh(address: string): Promise<Row> {
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const names: Record<string, string> = {
    document: 'HTML',
    stylesheet: 'CSS',
    font: 'fonts',
    image: 'images',
    script: 'scripts after paint',
  };
  const weight: Record<string, number> = {
    ...Object.fromEntries(Object.values(names).map((name) => [name, 0])),
    'data after paint': 0,
    requests: 0,
  };
  const add = (name: string, count: number) => {
    weight[name] = (weight[name] ?? 0) + count;
  };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    add('requests', 1);
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize }) =>
          add(names[request.resourceType()] ?? 'data after paint', responseBodySize),
        ),
    );
  });
  await openLive(page, address);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await page.close();
  return { page: address, ...weight };
}

/** Lighthouse's mobile simulation of a page; medians, times in ms. */
async function simulate(address: string): Promise<Row> {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  while (runs.length < RUNS) runs.push(await audit(`http://localhost:${SITE_PORT}${address}`));
  return {
    page: address,
    'LCP, ms': Math.round(median(runs.map(({ lcp }) => lcp))),
    'blocking, ms': Math.round(median(runs.map(({ blocking }) => blocking))),
    CLS: median(runs.map(({ shift }) => shift)).toFixed(3),
    ...Object.fromEntries(
      Object.keys(runs[0]?.scores ?? {}).map((name) => [
        name,
        median(runs.map(({ scores }) => scores[name] ?? 0)),
      ]),
    ),
  };
}

/**
 * The longest time from a press to the next paint, in steps of eight as browsers report them, at
 * least 16.
 */
async function interact({ name, address, before, press }: Interaction): Promise<Row> {
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await openLive(page, address);
  await before?.(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'interactions', durations);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let round = 0; round < PRESSES; round += 1) {
    await press(page, round);
    await painted(page);
  }
  const durations = await page.evaluate(() => Reflect.get(window, 'interactions') as number[]);
  await page.close();
  return { press: name, 'ms (16 is the minimum reported)': Math.max(16, ...durations) };
}

/** Opens a page and waits until its script runs. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(`http://localhost:${SITE_PORT}${address}`);
  await page.waitForSelector('html[data-live]');
}

function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures one after another. */
async function each<Thing>(
  things: readonly Thing[],
  measure: (thing: Thing) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const thing of things) rows.push(await measure(thing));
  return rows;
}

/** A heading and a table, whose columns are the names of the figures. */
function section(title: string, rows: readonly Row[]): string[] {
  const row = (cells: readonly (number | string)[]) =>
    `| ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`;
  const names = Object.keys(rows[0] ?? {});
  return [
    '',
    `## ${title}`,
    '',
    row(names),
    row(names.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((cells) => row(Object.values(cells))),
  ];
}
