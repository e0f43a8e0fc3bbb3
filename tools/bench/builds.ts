import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOTICE_KINDS } from '#app/content/schemas/notice.ts';

const FIRST_YEAR = 2005;
const YEARS = 20;

/** Seconds, and the peak of memory in MB where `/usr/bin/time` can tell it. */
export type BuildCost = { seconds: number; memory: number | undefined };

/**
 * Prerenders the shipped content with so many generated notices added, and prints and returns time and peak memory of each build. Each notice
 * is a page in both languages and a row of the archive. The site's own build folder is made anew each time, so the next
 * `npm start` builds again.
 */
export function measureBuilds(counts: readonly number[]): Record<string, BuildCost> {
  const costs: Record<string, BuildCost> = {};
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    cpSync('content', folder, { recursive: true });
    for (let index = 1; index <= count; index += 1) writeNotice(folder, index);
    const started = performance.now();
    const { stderr, status } = spawnSync(
      '/usr/bin/env',
      [
        'bash',
        '-c',
        'command -v /usr/bin/time >/dev/null && exec /usr/bin/time -v "$@" || exec "$@"',
        'bench',
        process.execPath,
        'node_modules/@react-router/dev/bin.cjs',
        'build',
      ],
      { env: { ...process.env, CONTENT_DIR: folder, NODE_ENV: 'production' }, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 2 ** 28 },
    );
    const seconds = (performance.now() - started) / 1000;
    const peak = /Maximum resident set size \(kbytes\): (\d+)/.exec(stderr)?.[1];
    const memory = peak === undefined ? undefined : Math.round(Number(peak) / 1024);
    costs[count] = { seconds: Math.round(seconds * 10) / 10, memory };
    console.log(
      `${count} generated notices: ${seconds.toFixed(1)} s, peak ${memory ? `${memory} MB` : 'not measured (/usr/bin/time is missing)'}${status === 0 ? '' : ', FAILED'}`,
    );
    if (status !== 0) console.log(stderr.slice(-2000));
    else console.log(`  the list of notices: ${readFileSync('build/client/all-news/index.html').length} bytes before compression`);
    rmSync(folder, { recursive: true, force: true });
  }
  rmSync('build', { recursive: true, force: true });
  return costs;
}

/** A notice of one of twenty years, of one of the kinds; its text is as long as usual ones. */
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
