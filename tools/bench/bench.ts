import { chromium } from '@playwright/test';
import { buildSite } from '#tools/build/build.ts';
import { isBuildCurrent, isQuickBuild } from '#tools/build/build-stamp.ts';
import { CHROMIUM_ARGUMENTS, findChromium, installedChromiums } from '#tools/check/chromium.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { measureBuilds } from './builds.ts';
import { measureInteractions } from './interactions.ts';
import { type Life, measureLife } from './life.ts';
import { DEBUG_PORT } from './lighthouse/audit.ts';
import { measureLoad } from './load.ts';
import { measurePages } from './pages.ts';
import { machine, record } from './record.ts';
import { measureSearch } from './search.ts';
import { measureWeights } from './weight.ts';

/**
 * `npm run bench`: figures that a test must not judge, because they depend on the machine. It prints them, keeps the newest in
 * docs/performance.json and writes docs/performance.md. Parts can be named:
 * - `weight`: bytes by kind of the main pages
 * - `pages`: Lighthouse on the main pages and on copies without scripts, median of five
 * - `life`: how long the main pages are blocked during hydration, in each installed Chromium
 * - `interactions`: menu, search, tabs and theme on a processor slowed down four times, in each Chromium of this machine
 * - `search`: answers of the search, also with 1,000 and 10,000 places
 * - `load`: requests a second
 * - `builds`: time and memory of the whole build, and of prerendering with no, 1,000 and 10,000 generated notices, or a given number: `builds 1000`
 */
const MAIN_PAGES = ['/', '/ml', '/admissions', '/ml/admissions'];
const SITE_PORT = 4187;
const CLIENT = 'build/client';
const PARTS = ['weight', 'pages', 'life', 'interactions', 'search', 'load', 'builds'] as const;

const words = process.argv.slice(2);
const counts = words.filter((word) => /^\d+$/.test(word)).map(Number);
const wrong = words.filter((word) => !/^\d+$/.test(word) && !PARTS.some((part) => part === word));
if (wrong.length > 0) throw new Error(`expected some of: ${PARTS.join(', ')}; found: ${wrong.join(', ')}`);
const isWanted = (part: (typeof PARTS)[number]) => words.length === counts.length || words.includes(part);

console.log(machine());
if (PARTS.some((part) => part !== 'builds' && isWanted(part))) await measureSite();
if (isWanted('builds')) record('builds', await measureBuilds(counts.length > 0 ? counts : [0, 1000, 10_000]));

/** Each part is saved when it ends, so that a later failure does not lose half an hour of results. */
async function measureSite(): Promise<void> {
  if (!isBuildCurrent() || isQuickBuild()) await buildSite();
  const server = (await createSiteServer(CLIENT)).listen(SITE_PORT);
  const site = `http://localhost:${SITE_PORT}`;
  const browser = await launch(findChromium());
  if (isWanted('weight')) record('weights', await measureWeights(browser, site, MAIN_PAGES));
  if (isWanted('pages')) record('pages', await measurePages(site, MAIN_PAGES));
  if (isWanted('search')) await measureSearch(browser, site);
  await browser.close();
  if (isWanted('life') || isWanted('interactions')) await measureInEachChromium(site);
  if (isWanted('load')) record('load', await measureLoad(site));
  server.close();
}

/** The headless shell paints less than visitors' browsers, so its figures alone would be too good. */
async function measureInEachChromium(site: string): Promise<void> {
  const life: Record<string, Record<string, Life>> = {};
  const interactions: Record<string, Record<string, number>> = {};
  for (const [name, path] of installedChromiums()) {
    console.log(name);
    const browser = await launch(path);
    if (isWanted('life')) life[name] = await measureLife(browser, site, MAIN_PAGES);
    if (isWanted('interactions')) interactions[name] = await measureInteractions(browser, site);
    await browser.close();
  }
  if (isWanted('life')) record('life', life);
  if (isWanted('interactions')) record('interactions', interactions);
}

function launch(executablePath: string) {
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUG_PORT}`] });
}
