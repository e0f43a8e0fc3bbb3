import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stringify } from 'yaml';
import { listPages } from '#app/content/pages.server.ts';
import { RESULTS_FILE, readMatrices } from '#app/content/reading/duties.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { collegeDay } from '#app/lib/clock.ts';
import { findChromium } from './chromium.ts';
import { chromiumVersion, dutiesNotShown, missingFiles, readBrowserReport, readUnitReport } from './test-reports.ts';

/**
 * `npm run results`: notes what the last whole `npm test` found, for the accessibility statement. It refuses a run that left files out: a
 * part of the tests shows nothing of the rest.
 */
const REPORTS = 'test-results';
const UNITS = ['units.json', 'built.json'];
const BROWSER = 'browser.json';
/** Journeys run where a machine has the browser for them. */
const NOT_EVERYWHERE = ['tests/engines/**'];

const absent = [...UNITS, BROWSER].filter((name) => !existsSync(`${REPORTS}/${name}`));
if (absent.length > 0) {
  console.error(`There is no ${absent.join(', ')} in ${REPORTS}; run npm test as a whole first.`);
  process.exit(1);
}
const json = (name: string): unknown => JSON.parse(readFileSync(`${REPORTS}/${name}`, 'utf8'));
const units = UNITS.flatMap((name) => readUnitReport(json(name), (file) => relative(process.cwd(), file)));
const browser = readBrowserReport(json(BROWSER), 'tests');
const ran = [...units, ...browser];

const missing = missingFiles(ran, globSync(['{app,tools}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'], { exclude: NOT_EVERYWHERE }));
if (missing.length > 0) {
  console.error(`The last run of the tests left these files out; run npm test as a whole first:\n${missing.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}

const { gigw, others } = readMatrices();
const duties = [...gigw, ...others].flatMap(({ checkpoints }) => checkpoints);
const results = {
  on: collegeDay(Date.now()),
  passed: ran.filter(({ isPassed }) => isPassed).length,
  failed: ran.filter(({ isPassed }) => !isPassed).length,
  pages: listPages(getSite()).filter(({ kind }) => kind !== 'not-found').length,
  axe: JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')).version,
  chromium: chromiumVersion(findChromium()),
  notShown: dutiesNotShown(duties, ran),
};
writeFileSync(RESULTS_FILE, `# What the last whole run of the tests found; written by npm run results.\n${stringify(results)}`);
console.log(`${RESULTS_FILE}: ${results.passed} passed, ${results.failed} failed, ${results.notShown.length} duties not shown`);
