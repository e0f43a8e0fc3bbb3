import { chromium } from '@playwright/test';
import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { buildSite } from '#tools/build/build.ts';
import { isBuildCurrent, isQuickBuild } from '#tools/build/build-stamp.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { measureBuilds } from './builds.ts';
import { measureInteractions } from './interactions.ts';
import { DEBUG_PORT } from './lighthouse/audit.ts';
import { measureLoad } from './load.ts';
import { measureKinds, measurePages } from './pages.ts';
import { machine, type Run, record } from './record.ts';
import { headerBytesOf, pagesLateByScripts } from './round-trips.ts';
import { measureSearch } from './search.ts';
import { measureWeights } from './weight.ts';

/**
 * `npm run bench`: figures that a test must not judge, because they depend on the machine. It prints them, adds them to
 * docs/performance.json and writes docs/performance.md with its picture. One part or several can be named:
 * - `weight`: bytes by kind of the main pages and of one page of each kind
 * - `pages`: Lighthouse on the main pages beside copies without scripts, median of five
 * - `kinds`: the same on one page of each kind, and on each page whose scripts cost it a round trip, once, or medians of five where the first run
 *   was not as it should be
 * - `interactions`: menu, search, tabs and theme on a processor slowed down four times
 * - `search`: answers of the search, also with 1,000 and 10,000 places
 * - `load`: requests a second
 * - `builds`: time and memory of the whole build, and of prerendering with no, 1,000 and 10,000 generated notices, or as many as are named: `builds 1000`
 */
const MAIN_PAGES = ['/', '/ml', '/admissions', '/ml/admissions'];
const SITE_PORT = 4187;
const CLIENT = 'build/client';
const PARTS = ['weight', 'pages', 'kinds', 'interactions', 'search', 'load', 'builds'] as const;

const words = process.argv.slice(2);
const counts = words.filter((word) => /^\d+$/.test(word)).map(Number);
const wrong = words.filter((word) => !/^\d+$/.test(word) && !PARTS.some((part) => part === word));
if (wrong.length > 0) throw new Error(`expected some of: ${PARTS.join(', ')}; found: ${wrong.join(', ')}`);
const isWanted = (part: (typeof PARTS)[number]) => words.length === counts.length || words.includes(part);

console.log(machine());
const sitting: Run = { date: new Date().toISOString().slice(0, 10), machine: machine() };
/** Writes down each part as it ends: when a later one fails, half an hour is not lost. */
const keep = (part: Partial<Run>) => record({ ...sitting, ...part });
if (PARTS.some((part) => part !== 'builds' && isWanted(part))) await measureSite();
if (isWanted('builds')) keep({ builds: await measureBuilds(counts.length > 0 ? counts : [0, 1000, 10_000]) });

async function measureSite(): Promise<void> {
  if (!isBuildCurrent() || isQuickBuild()) await buildSite();
  const server = (await createSiteServer(CLIENT)).listen(SITE_PORT);
  const site = `http://localhost:${SITE_PORT}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUG_PORT}`] });
  if (isWanted('weight')) keep({ weights: await measureWeights(browser, site, [...new Set([...MAIN_PAGES, ...onePageOfEachKind()])]) });
  if (isWanted('pages')) keep({ pages: await measurePages(site, MAIN_PAGES) });
  if (isWanted('kinds')) keep({ kinds: await measureKinds(site, [...new Set([...onePageOfEachKind(), ...(await pagesPayingForScripts(site))])]) });
  if (isWanted('interactions')) keep({ interactions: await measureInteractions(browser, site) });
  if (isWanted('search')) await measureSearch(browser, site);
  await browser.close();
  if (isWanted('load')) keep({ load: await measureLoad(site) });
  server.close();
}

function pages(): PageEntry[] {
  return listPages(getSite()).filter(({ kind }) => kind !== 'not-found');
}

/** Addresses of one page of each kind in each language. */
function onePageOfEachKind(): string[] {
  return [...new Map(pages().map(({ kind, locale, address }) => [`${kind} ${locale}`, address])).values()];
}

/** Where a copy without scripts can be faster: what is measured of one page of a kind holds for all others. */
async function pagesPayingForScripts(site: string): Promise<string[]> {
  const late = await pagesLateByScripts(
    CLIENT,
    pages().map(({ address }) => address),
    await headerBytesOf(site),
  );
  console.log(`one more round trip for their scripts alone: ${late.join(', ') || 'no page'}`);
  return late;
}
