import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { writeStaticFolder } from './static-folder.ts';

let folder: string;
let build: string;
beforeEach(() => {
  folder = newFolder();
  build = newFolder({
    'client/index.html': 'Home',
    'client/all-news/fees/index.html': 'Fees',
    'hosting/_headers': 'headers',
    'hosting/_redirects': '/old /about 301\n',
  });
});
const write = () => {
  const said: string[] = [];
  return [writeStaticFolder(build, folder, (remark) => said.push(remark)), ...said];
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('a folder for a static host', () => {
  it('has the new files and not those that are gone; what no release has written stays', () => {
    expect(write()).toEqual(['5 files, 1 MB, 1 lines of _redirects']);
    execFileSync('git', ['init', '--quiet', folder]);
    const own = {
      CNAME: 'www.college.example',
      '.htaccess': 'rules of the host',
      '.well-known/acme-challenge/token': 'answer',
      'google1234.html': 'verification',
      'all-news/list.txt': 'mine',
    };
    for (const [path, text] of Object.entries(own)) writeFile(join(folder, path), text);
    rmSync(join(build, 'client/all-news'), { recursive: true });
    writeFile(join(build, 'client/index.html'), 'New home');
    write();
    expect(read('index.html')).toBe('New home');
    expect(existsSync(join(folder, 'all-news/fees'))).toBe(false);
    for (const [path, text] of Object.entries(own)) expect(read(path)).toBe(text);
    expect(read('.git/HEAD')).toContain('refs/heads/');
  });

  it('leaves a backup as it was that shares its files by hard links', () => {
    write();
    const backup = join(newFolder(), 'index.html');
    linkSync(join(folder, 'index.html'), backup);
    writeFile(join(build, 'client/index.html'), 'New home');
    write();
    expect([readFileSync(backup, 'utf8'), read('index.html')]).toEqual(['Home', 'New home']);
  });

  it('may be a new repository', () => {
    execFileSync('git', ['init', '--quiet', folder]);
    write();
    expect(read('index.html')).toBe('Home');
  });

  it.each(['about/index.html', 'about'])(
    'is not written while %s of somebody else is in the way of a page',
    (path) => {
      write();
      writeFile(join(folder, path), 'mine');
      writeFile(join(build, 'client/about/index.html'), 'About');
      writeFile(join(build, 'client/index.html'), 'New home');
      expect(write).toThrow(
        'files in the way that no release has written: about/index.html. Move them elsewhere.',
      );
      expect([read(path), read('index.html')]).toEqual(['mine', 'Home']);
    },
  );

  it('is written again where a repository has ended the lines of its list as Windows does', () => {
    write();
    writeFile(join(folder, '.release-files'), read('.release-files').replaceAll('\n', '\r\n'));
    writeFile(join(build, 'client/index.html'), 'New home');
    rmSync(join(build, 'client/all-news'), { recursive: true });
    write();
    expect([read('index.html'), existsSync(join(folder, 'all-news'))]).toEqual(['New home', false]);
  });

  it.each([
    ['a folder', 'index.html', () => mkdirSync(join(folder, 'index.html'))],
    [
      'a link',
      'index.html',
      (outside: string) => symlinkSync(`${outside}/letter.txt`, join(folder, 'index.html')),
    ],
    [
      'a link to a folder',
      'all-news',
      (outside: string) => symlinkSync(outside, join(folder, 'all-news')),
    ],
  ])(
    'is not written while %s is where a release had written %s; what is gone from the site is left there',
    (_, path, put) => {
      const outside = newFolder({ 'letter.txt': 'mine', 'fees/index.html': 'mine' });
      write();
      rmSync(join(folder, path), { recursive: true });
      put(outside);
      expect(write).toThrow('are files in the way that no release has written');
      rmSync(join(build, 'client'), { recursive: true });
      writeFile(join(build, 'client/about/index.html'), 'About');
      write();
      expect(existsSync(join(folder, path))).toBe(true);
      for (const name of ['letter.txt', 'fees/index.html'])
        expect(readFileSync(join(outside, name), 'utf8')).toBe('mine');
    },
  );

  it('of which the name is not in its shortest form is that folder', () => {
    write();
    writeFile(join(folder, 'about'), 'mine');
    writeFile(join(build, 'client/about/index.html'), 'About');
    const long = `${folder}/../././../${folder.split('/').slice(-2).join('/')}/`;
    expect(() => writeStaticFolder(build, long, () => undefined)).toThrow('about/index.html');
  });

  it.each([
    ['a file', () => writeFile(folder, 'mine')],
    ['a link to nothing', () => symlinkSync('nothing', folder)],
  ])('is named where %s has its name', (_, put) => {
    rmSync(folder, { recursive: true });
    put();
    expect(write).toThrow(`${folder} is no folder. Choose another name, or move it elsewhere.`);
  });

  it('deletes nothing outside itself, and nothing of a repository, whatever its list names', () => {
    execFileSync('git', ['init', '--quiet', folder]);
    write();
    const outside = newFolder({ 'letter.txt': 'mine' });
    writeFile(
      join(folder, '.release-files'),
      `../${outside.split('/').at(-1)}/letter.txt\n${outside}/letter.txt\n.git/HEAD\n./.git/config\nindex.html\n_headers\n_redirects\n.nojekyll\nall-news/fees/index.html\n`,
    );
    write();
    expect(readFileSync(join(outside, 'letter.txt'), 'utf8')).toBe('mine');
    for (const name of ['HEAD', 'config'])
      expect(existsSync(join(folder, '.git', name))).toBe(true);
  });
});
