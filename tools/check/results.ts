import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { listPages } from '#app/content/pages.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { RESULTS_FILE, readMatrices } from '#app/features/duties/read-duties.server.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { getSite } from '#app/site.ts';
import { findChromium } from '#tools/check/chromium.ts';
import { chromiumVersion, dutiesNotShown, missingFiles, readReport } from './test-reports.ts';

/**
 * `node tools/run.mjs results`: notes what the last `npm test` and `npm run test:full` found, for
 * the accessibility statement. It refuses runs that left files out: a part of the tests shows
 * nothing of the rest.
 */
/**
 * Journeys run where a machine has the browser for them, and the desk and the fonts are no part of
 * the site.
 */
const NOT_NEEDED = ['tests/engines/**', 'tests/desk/**', 'tools/fonts/**'];

const ran = namesLike('test-results/{always,full}/*.json').flatMap((file) => readReport(file));
const missing = missingFiles(
  ran,
  namesLike(['{app,tools}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'], '.', NOT_NEEDED),
);
if (missing.length > 0) {
  console.error(
    `No test of these files ran; run npm test and npm run test:full as a whole first:\n${missing.map((file) => `  ${file}`).join('\n')}`,
  );
  process.exit(1);
}

const { gigw, others } = readMatrices();
const duties = [...gigw, ...others].flatMap(({ checkpoints }) => checkpoints);
const results = {
  on: collegeDay(Date.now()),
  passed: ran.filter(({ isPassed, isSkipped }) => isPassed && !isSkipped).length,
  failed: ran.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped).length,
  pages: listPages(getSite()).filter(({ kind }) => kind !== 'not-found').length,
  axe: JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')).version,
  chromium: chromiumVersion(findChromium()),
  notShown: dutiesNotShown(duties, ran),
};
writeFileSync(
  RESULTS_FILE,
  `# What the last whole run of the tests found; written by node tools/run.mjs results.\n${stringify(results)}`,
);
console.log(
  `${RESULTS_FILE}: ${results.passed} passed, ${results.failed} failed, ${results.notShown.length} duties not shown`,
);
