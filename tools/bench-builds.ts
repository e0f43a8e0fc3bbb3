import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '#app/i18n/locale.ts';

/** Sections of each generated page; with the page itself and two languages that makes 22 pages. */
const SECTIONS = 10;
const PAGES_A_GROUP = (SECTIONS + 1) * LOCALES.length;

/**
 * Prerenders the shipped content with so many generated pages added, and prints time and peak memory of each build. The
 * site's own build folder is made anew each time, so the next `npm start` builds again.
 */
export function measureBuilds(counts: readonly number[]): void {
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    cpSync('content', folder, { recursive: true });
    const groups = Math.ceil(count / PAGES_A_GROUP);
    for (let group = 1; group <= groups; group += 1) writeGroup(folder, `generated-${group}`);
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
    const memory = peak ? `${Math.round(Number(peak) / 1024)} MB` : 'not measured (/usr/bin/time is missing)';
    console.log(`${groups * PAGES_A_GROUP} generated pages: ${seconds.toFixed(1)} s, peak ${memory}${status === 0 ? '' : ', FAILED'}`);
    if (status !== 0) console.log(stderr.slice(-2000));
    rmSync(folder, { recursive: true, force: true });
  }
  rmSync('build', { recursive: true, force: true });
}

function writeGroup(folder: string, id: string): void {
  const sections = Array.from({ length: SECTIONS }, (_, index) => `section-${index + 1}`);
  const target = join(folder, 'pages', id);
  mkdirSync(target);
  const pair = (text: string) => `{ en: "${text}", ml: "${text} മലയാളം" }`;
  const head = [`title: ${pair(`Generated ${id}`)}`, `summary: ${pair(`Generated page ${id}`)}`, 'keywords: { en: [word], ml: [വാക്ക്] }', 'owner: web-team'];
  writeFileSync(join(target, 'page.yaml'), `${head.join('\n')}\nsections: [${sections.join(', ')}]\n`);
  for (const section of sections) {
    for (const locale of LOCALES) {
      const matter = [
        '---',
        `title: "Generated ${section}"`,
        `summary: "Generated text of ${id} ${section}"`,
        'keywords: [word]',
        'updatedOn: 2026-11-14',
        'reviewedOn: 2026-11-14',
        '---',
      ];
      const paragraph = locale === 'ml' ? 'ഇത് അളവിനായി ഉണ്ടാക്കിയ ഒരു വാചകമാണ്. ' : 'This is a sentence that was made for measuring. ';
      writeFileSync(join(target, `${section}.${locale}.md`), `${matter.join('\n')}\n${`${paragraph.repeat(12)}\n\n`.repeat(3)}`);
    }
  }
}
