import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { engineTable, replaceBetweenMarkers } from './engine-table.ts';
import { ENGINES, type EngineName, findEngine } from './engines.ts';

/**
 * `node tools/run.mjs test:browsers`: installs Firefox and WebKitGTK on Debian where root may, makes all journeys of tests/engines/ in each engine at both
 * sizes, in both languages and themes, and writes what came of it into docs/testing.md. It builds the site first.
 */
const PACKAGES: Record<EngineName, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
  chromium: ['chromium'],
};
const REPORT = 'test-results/engines.json';
const DOCUMENT = 'docs/testing.md';

const wanted = ENGINES.filter((name) => !findEngine(name)).flatMap((name) => PACKAGES[name]);
if (wanted.length > 0) {
  console.log(`Installing ${wanted.join(', ')} ...`);
  const { status } = spawnSync(
    'sh',
    ['-c', 'apt-get update -qq && apt-get install -y -qq "$@"', 'sh', ...wanted],
    { stdio: 'inherit' },
  );
  if (status !== 0)
    console.error(
      `These cannot be installed here: run as root on Debian, or install them: ${wanted.join(' ')}`,
    );
}
const build = spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=engines',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
  { stdio: 'inherit', env: { ...process.env, ALL_COMBINATIONS: '1' } },
);

const found = ENGINES.flatMap((name) => {
  const engine = findEngine(name);
  return engine ? [{ name, version: engine.version }] : [];
});
const table = engineTable(found, JSON.parse(readFileSync(REPORT, 'utf8')));
writeFileSync(DOCUMENT, replaceBetweenMarkers(readFileSync(DOCUMENT, 'utf8'), table));
console.log(`\n${table}\nWritten to ${DOCUMENT}`);
process.exitCode = found.length < ENGINES.length ? 1 : (status ?? 1);
