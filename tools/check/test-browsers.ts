import { spawnSync } from 'node:child_process';
import { ENGINES, type EngineName, findEngine } from './engines.ts';

/**
 * `node tools/run.mjs test:browsers`: installs Firefox and WebKitGTK on Debian where root may,
 * builds the site, and makes all journeys of tests/engines/ in each engine at both sizes, in both
 * languages and themes.
 */
const PACKAGES: Record<EngineName, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
};

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ALL_COMBINATIONS: '1' },
  }).status === 0;

const wanted = ENGINES.filter((name) => !findEngine(name)).flatMap((name) => PACKAGES[name]);
if (wanted.length > 0) {
  console.log(`Installing ${wanted.join(', ')} ...`);
  const install = 'apt-get update -qq && apt-get install -y -qq "$@"';
  const { status } = spawnSync('sh', ['-c', install, 'sh', ...wanted], { stdio: 'inherit' });
  if (status !== 0)
    console.error(
      `These cannot be installed here: run as root on Debian, or install them: ${wanted.join(' ')}`,
    );
}
const hasPassed =
  run('tools/build/build.ts') && run('node_modules/vitest/vitest.mjs', 'run', '--project=engines');
process.exitCode = hasPassed && ENGINES.every(findEngine) ? 0 : 1;
