import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { namesLike } from '#app/lib/names.server.ts';
import { installPackages } from '#tools/install-packages.mjs';
import { nodeForTypeScript } from '#tools/node.mjs';

/**
 * Builds the same notices, in both languages and with the same menu and footer, by Astro and by
 * this project, and prints the seconds of the processor (of the program and of the system) and of
 * the clock: `node tools/bench/beside-astro.ts NOTICES`, after a build. Astro has the text of each
 * notice in Markdown and nothing else: no list, feed, search, check or link to a day. For Linux and
 * macOS.
 */
const [notices = '5000'] = process.argv.slice(2);
const place = mkdtempSync(join(tmpdir(), 'beside-'));
const content = join(place, 'content');
const site = join(place, 'astro');
const node = await nodeForTypeScript('.');
await installPackages('tools/bench/astro', true);

run(node, ['tools/bench/large-content.ts', content, notices, '200']);
for (const folder of ['src/content', 'src/pages/[language]'])
  mkdirSync(join(site, folder), { recursive: true });
symlinkSync(resolve('tools/bench/astro/node_modules'), join(site, 'node_modules'));
write('package.json', '{ "type": "module" }');
write(
  'src/content.config.ts',
  `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { notices: defineCollection({ loader: glob({ pattern: '*.md', base: './src/content' }) }) };`,
);
const [, head = '', foot = ''] =
  /(<header[\s\S]*?<\/header>)[\s\S]*(<footer[\s\S]*?<\/footer>)/.exec(
    readFileSync('build/client/contact/index.html', 'utf8'),
  ) ?? [];
write('src/shell.json', JSON.stringify({ head, foot }));
write(
  'src/pages/[language]/[id].astro',
  `---
import { getCollection, render } from 'astro:content';
import shell from '../../shell.json';
export async function getStaticPaths() {
  return (await getCollection('notices')).map((notice) => ({
    params: { language: notice.data.language, id: notice.data.name }, props: { notice },
  }));
}
const { notice } = Astro.props;
const { Content } = await render(notice);
---
<html lang={notice.data.language}><head><title>{notice.data.title}</title></head><body>
<Fragment set:html={shell.head} /><main><h1>{notice.data.title}</h1><p>{notice.data.issuedOn}</p><Content /></main><Fragment set:html={shell.foot} />
</body></html>`,
);
for (const file of namesLike('news/*.yaml', content)) {
  const { title, issuedOn, body } = parse(readFileSync(join(content, file), 'utf8'));
  const name = file.slice('news/'.length, -'.yaml'.length);
  for (const language of Object.keys(title)) {
    const data = { language, name, title: title[language], issuedOn };
    write(
      `src/content/${name}.${language}.md`,
      `---\n${JSON.stringify(data)}\n---\n${body[language]}`,
    );
  }
}
console.table([
  { build: 'Astro', ...timed(node, ['node_modules/astro/bin/astro.mjs', 'build'], site) },
  {
    build: 'this project, --quick',
    ...timed(node, ['tools/build/build.ts', '--quick', '--target', join(place, 'build')], '.', {
      CONTENT_DIR: content,
    }),
  },
]);
rmSync(place, { recursive: true });

function write(file: string, text: string): void {
  writeFileSync(join(site, file), text);
}

function run(command: string, words: readonly string[], cwd = '.', env = {}): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stdout}${stderr}`);
  return stderr;
}

/** By `time` of the shell, which counts child processes too. */
function timed(command: string, words: readonly string[], cwd: string, env = {}) {
  const said = run(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S %R"; time "$@"', 'bash', command, ...words],
    cwd,
    env,
  );
  const [user = 0, system = 0, clock = 0] =
    said.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { 'CPU, s': Math.round(user + system), 'clock, s': Math.round(clock) };
}
