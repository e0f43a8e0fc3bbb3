import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOTICE_KINDS } from '#app/features/news/schema.ts';
import { makePublicFiles } from '#tools/build/make-public-files.ts';
import { BUNDLE } from '#tools/build/places.ts';

const FIRST_YEAR = 2005;
const YEARS = 20;

/** Where the pages are rendered. The site's own build stays as it is. */
const WORKPLACE = '.cache/bench-build';
const RENDERING = `const { prepareBundle, renderFromBundle } = await import('#tools/build/site-bundle.ts');
await prepareBundle('${BUNDLE}'); await renderFromBundle('${BUNDLE}', '${WORKPLACE}/client');`;
const WHOLE = ['tools/build/build.ts'];

/** Seconds, and the peak memory in MB if `/usr/bin/time` is available. */
export type BuildCost = { seconds: number; memory: number | undefined };

/**
 * Time and peak memory, printed and returned: of the whole build of the shipped content as a second one finds it, with cards and compressed
 * cached copies; and of rendering it with the given number of generated notices. Each notice is a page in both languages and a row of the archive.
 */
export async function measureBuilds(counts: readonly number[]): Promise<Record<string, BuildCost>> {
  await makePublicFiles();
  const costs: Record<string, BuildCost> = { whole: run('the whole build', WHOLE, {}) };
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    cpSync('content', folder, { recursive: true });
    for (let index = 1; index <= count; index += 1) writeNotice(folder, index);
    costs[count] = run(`${count} generated notices`, ['--input-type=module', '-e', RENDERING], { CONTENT_DIR: folder });
    console.log(`  the list of notices: ${readFileSync(join(WORKPLACE, 'client/all-news/index.html')).length} bytes before compression`);
    rmSync(folder, { recursive: true, force: true });
  }
  rmSync(WORKPLACE, { recursive: true, force: true });
  return costs;
}

/**
 * Runs a script of the project in a separate process.
 * @throws Error with the end of its output if it fails
 */
function run(title: string, script: readonly string[], env: Record<string, string>): BuildCost {
  const started = performance.now();
  const { stderr, status } = spawnSync(
    '/usr/bin/env',
    ['bash', '-c', 'command -v /usr/bin/time >/dev/null && exec /usr/bin/time -v "$@" || exec "$@"', 'bench', process.execPath, ...script],
    { env: { ...process.env, NODE_ENV: 'production', ...env }, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 2 ** 28 },
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  if (status !== 0) throw new Error(`${title}: ${stderr.slice(-2000)}`);
  const peak = /Maximum resident set size \(kbytes\): (\d+)/.exec(stderr)?.[1];
  const memory = peak === undefined ? undefined : Math.round(Number(peak) / 1024);
  console.log(`${title}: ${seconds.toFixed(1)} s, peak ${memory ? `${memory} MB` : 'not measured (/usr/bin/time is missing)'}`);
  return { seconds, memory };
}

/** A notice of one of twenty years and of one type, with a text of usual length. */
function writeNotice(folder: string, index: number): void {
  const year = FIRST_YEAR + (index % YEARS);
  const month = String(1 + (index % 12)).padStart(2, '0');
  const pair = (en: string, ml: string) => `{ en: "${en}", ml: "${ml}" }`;
  const paragraph = pair('This is a sentence that was made for measuring. '.repeat(6).trim(), 'ഇത് അളവിനായി ഉണ്ടാക്കിയ ഒരു വാചകമാണ്. '.repeat(6).trim());
  const lines = [
    `title: ${pair(`Generated notice ${index}`, `ഉണ്ടാക്കിയ അറിയിപ്പ് ${index}`)}`,
    `summary: ${pair(`A notice made for measuring, number ${index}.`, `അളവിനായി ഉണ്ടാക്കിയ അറിയിപ്പ്, നമ്പർ ${index}.`)}`,
    `kind: ${NOTICE_KINDS[index % NOTICE_KINDS.length]}`,
    `issuedOn: "${year}-${month}-10"`,
    `validUntil: "${year}-${month}-25T17:00:00+05:30"`,
    `audience: ${pair('Everybody', 'എല്ലാവർക്കും')}`,
    `body: [${paragraph}, ${paragraph}]`,
    'sample: true',
  ];
  writeFileSync(join(folder, 'news', `generated-${index}.yaml`), `${lines.join('\n')}\n`);
}
