import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles, sftpCommands, uploadFolder } from './sftp.ts';

const SERVER = '/usr/lib/openssh/sftp-server';
const CLIENT = '/usr/bin/sftp';
/** Uses the real sftp with the real server, but without a connection: drops the options of the connection and the host. */
const SFTP = `#!/bin/sh\nwhile [ $# -gt 1 ]; do case $1 in -b) batch=$2; shift 2 ;; -q) shift ;; *) shift 2 ;; esac; done\ncd "$SFTP_HOME" && exec ${CLIENT} -q -b "$batch" -D ${SERVER}\n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sftp-test-'));
  writeFileSync(join(folder, 'sftp'), SFTP);
  chmodSync(join(folder, 'sftp'), 0o755);
  vi.stubEnv('SFTP_HOME', folder);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('an upload by sftp', () => {
  it('sends hashed files first, pages later and the rules last; each is complete before it replaces the old one', () => {
    const own = { 'index.html': 'new', '.htaccess': 'new', 'assets/app.js': 'new', 'data/fees.csv': 'same' };
    const commands = sftpCommands('/here', 'public_html', own, { 'data/fees.csv': 'same', 'old "page".html': 'old' });
    expect(commands).toEqual([
      '-mkdir "public_html/assets"',
      'put "/here/assets/app.js" "public_html/assets/app.js.part"',
      'rename "public_html/assets/app.js.part" "public_html/assets/app.js"',
      'put "/here/index.html" "public_html/index.html.part"',
      'rename "public_html/index.html.part" "public_html/index.html"',
      'put "/here/.htaccess" "public_html/.htaccess.part"',
      'rename "public_html/.htaccess.part" "public_html/.htaccess"',
      '-rm "public_html/old \\"page\\".html"',
    ]);
  });

  it.skipIf(!existsSync(SERVER) || !existsSync(CLIENT))('sends only what has changed, removes what is gone and leaves the files of an old site', async () => {
    const [local, remote] = [join(folder, 'site'), join(folder, 'public_html')];
    write('public_html/portal/login.php', 'old portal');
    for (const name of ['index.html', 'ml/index.html', '.htaccess', 'gone.html']) write(`site/${name}`, name);
    const target = 'sftp://college@host:2222/public_html';
    expect(await uploadFolder(local, target)).toBe(4);
    expect(await uploadFolder(local, target)).toBe(0);
    expect(await uploadFolder(local, `sftp://college@host/${remote}`)).toBe(0);
    write('site/ml/index.html', 'changed');
    rmSync(join(local, 'gone.html'));
    expect(await uploadFolder(local, target)).toBe(1);
    expect(readFileSync(join(remote, 'ml/index.html'), 'utf8')).toBe('changed');
    expect(readdirSync(remote).sort()).toEqual(['.college-release.json', '.htaccess', 'index.html', 'ml', 'portal']);
    expect(Object.keys(listFiles(remote))).toContain('portal/login.php');
  });

  it.skipIf(!existsSync(SERVER) || !existsSync(CLIENT))('fails with the words of sftp if the folder is missing', async () => {
    write('site/index.html', 'home');
    await expect(uploadFolder(join(folder, 'site'), `sftp://college@host/${folder}/none`)).rejects.toThrow('No such file');
  });
});
