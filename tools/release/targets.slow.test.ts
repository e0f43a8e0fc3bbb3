import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';
import { RELOADS, targetOf } from './targets.ts';

let folder: string;
let build: string;
beforeEach(() => {
  folder = newFolder();
  build = newFolder({
    'client/index.html': 'Home',
    'client/index.html.br': 'compressed',
    'client/about/index.html': 'About',
    'client/.well-known/security.txt': 'Contact',
    'client/health.txt': 'built 2026-11-24T00:00:05+05:30',
    'hosting/rules.json': JSON.stringify({ headers: {}, redirects: [] }),
    'hosting/.htaccess': 'rules',
    'hosting/_headers': 'headers',
    'hosting/_redirects': 'redirects',
  });
});

const files = (place: string) =>
  execFileSync('find', ['.', '-type', 'f'], { cwd: place, encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort();

describe('a target', () => {
  it('that is a folder gets the .htaccess of Apache, and runs the commands of its server', async () => {
    const log = join(folder, 'log');
    await targetOf(join(folder, 'site')).release(build, { reload: `echo reloaded >> ${log}` });
    expect(readFileSync(join(folder, 'site/current/client/.htaccess'), 'utf8')).toBe('rules');
    expect(readFileSync(log, 'utf8')).toBe('reloaded\n');
  });

  it.skipIf(spawnSync('zip', ['-v']).error)(
    'that is a ZIP file contains the site with its .htaccess',
    async () => {
      const zip = join(folder, 'dist/site.zip');
      await targetOf(zip).release(build, {});
      await targetOf(zip).release(build, {});
      const names = execFileSync('zip', ['-sf', zip], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim());
      expect(names).toEqual(
        expect.arrayContaining([
          '.htaccess',
          'index.html',
          'index.html.br',
          '.well-known/security.txt',
        ]),
      );
      expect(readdirSync(join(folder, 'dist'))).toEqual(['site.zip']);
    },
  );

  it('that is a static host gets _headers and _redirects, and no compressed copies', async () => {
    await targetOf(`static:${folder}/static`).release(build, {});
    expect(files(join(folder, 'static'))).toEqual([
      './.nojekyll',
      './.release-files',
      './.well-known/security.txt',
      './_headers',
      './_redirects',
      './about/index.html',
      './health.txt',
      './index.html',
    ]);
  });

  it('of a folder without a build is refused, and an address with a folder', () => {
    const release = (from: string, ...more: string[]) => {
      const to = ['--to', join(folder, 'site.zip'), '--build', from];
      const args = ['tools/release/release.ts', ...to, ...more];
      const { stdout, stderr } = runNode(args);
      return stdout + stderr;
    };
    expect(release(folder)).toBe(`--build: there is no build in ${folder}.\n`);
    for (const address of [
      'https://www.college.example/college',
      'www.college.example',
      'ftp://www.college.example/',
      'https://www.college.example/?a=1',
    ])
      expect(release(build, '--ask', address)).toBe(
        `--ask: expected the address of the site with https://, without a folder, or none; found ${address}.\n`,
      );
    for (const words of [['rolback'], ['nginx'], ['rollback', 'nginx']])
      expect(release(build, '--ask', 'none', ...words)).toContain('npm run release -- --to TARGET');
  });

  it('that is a folder with other files, or another ZIP file, is refused by name, and nothing is changed', async () => {
    const others = newFolder({ 'letters/a.txt': 'A', 'photos.zip': 'B' });
    await expect(targetOf(`static:${others}`).release(build, {})).rejects.toThrow(
      'contains other files, and no list (.release-files) of what a release has written there: letters, photos.zip.',
    );
    await expect(targetOf(join(others, 'photos.zip')).release(build, {})).rejects.toThrow(
      'photos.zip is no release of this site.',
    );
    expect(files(others)).toEqual(['./letters/a.txt', './photos.zip']);
  });

  it.each(['current', 'next'])(
    'that has a file of somebody else in the place of its link %s is refused',
    async (name) => {
      const others = newFolder({ [name]: 'mine' });
      const { releases } = targetOf(others);
      await expect(releases?.alone(() => Promise.resolve())).rejects.toThrow(
        `${join(others, name)} is not the link of a release.`,
      );
      expect(readFileSync(join(others, name), 'utf8')).toBe('mine');
    },
  );

  it('of files only says where its earlier releases are', async () => {
    await expect(targetOf('static:dist/site').rollBack({})).rejects.toThrow(
      'the host keeps earlier releases',
    );
  });

  it('that cannot be meant is refused with the forms it may have', () => {
    for (const to of ['ftp://host/site', 'web@host', 'pages:dist/site'])
      expect(() => targetOf(to)).toThrow('--to: expected a folder');
  });

  it('that the next build would delete is refused', () => {
    for (const to of ['build', 'build/site', 'static:./build/client', 'build/site.zip'])
      expect(() => targetOf(to)).toThrow('--to: expected a place outside build');
  });

  it('with an ending in capitals is a ZIP file', () => {
    expect(targetOf('dist/SITE.ZIP').releases).toBeUndefined();
  });
});

it.each(Object.values(RELOADS))(
  'a command that reloads a web server can be read by sh',
  (reload) => {
    execFileSync('sh', ['-n', '-c', reload]);
  },
);

// A separate disk, removed with the command; not every machine allows mounting one.
const canMount =
  spawnSync('unshare', ['-r', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
it.skipIf(!canMount)(
  'a release to a full disk says so, leaves the live release and frees the space',
  () => {
    const site = join(folder, 'disk');
    mkdirSync(site);
    writeFileSync(join(build, 'client/large.txt'), 'x'.repeat(300_000));
    const script = `
    mount -t tmpfs -o size=512k tmpfs "$SITE"
    release() { "$NODE" tools/release/release.ts --to "$SITE" --build "$BUILD" --ask none; }
    release
    echo y >> "$BUILD/client/large.txt"
    release || ls "$SITE/releases" | wc -l`;
    const env = { ...process.env, SITE: site, NODE: process.execPath, BUILD: build };
    const { stdout, stderr } = spawnSync('unshare', ['-r', '-m', 'sh', '-e', '-c', script], {
      encoding: 'utf8',
      env,
    });
    expect([stdout, stderr]).toEqual([
      expect.stringMatching(
        /^Copying the release .*\.\.\.\nSwitching to it \.\.\.\n\S+ is live\.\nCopying the release .*\.\.\.\n1\n$/,
      ),
      'The disk is full. The live site was not changed.\n',
    ]);
  },
);
