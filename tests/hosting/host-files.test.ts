import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nginxCommand } from '#tools/bench/run-nginx.ts';
import { freePort, isOnPath, newPlace, startWith } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

// The complete files for nginx and Apache, with other ports, folders and certificates.

const MODULES = '/usr/lib/apache2/modules';
const NAME = 'www.college.example';
const IS_ROOT = process.getuid?.() === 0;

const place = newPlace();
let ports: { http: number; https: number };
const children: ReturnType<typeof spawn>[] = [];

beforeAll(async () => {
  writeSmallRelease(join(place, 'current'), 'release');
  const subject = [
    '-subj',
    `/CN=${NAME}`,
    '-addext',
    `subjectAltName=DNS:${NAME},DNS:college.example`,
  ];
  const key = ['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...key],
    { stdio: 'ignore' },
  );
  ports = { http: await freePort(), https: await freePort() };
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
});

/** A file for the machine of the site, changed to this machine. */
const local = (file: string) =>
  readFileSync(join('tools/hosting', file), 'utf8')
    .replaceAll(`/etc/letsencrypt/live/${NAME}`, place)
    .replaceAll('/srv/college', place)
    .replaceAll(/(listen (?:\[::\]:)?|\*:)443\b/g, `$1${ports.https}`)
    .replaceAll(/(listen (?:\[::\]:)?|\*:)80\b/g, `$1${ports.http}`);

type Answer = {
  status: number | undefined;
  location: string | undefined;
  policy: unknown;
  body: string;
};

/** Requests an address by TLS under a name; rejects if the server refuses the name. */
function askBy(name: string, path = '/', method = 'GET', address = '127.0.0.1'): Promise<Answer> {
  return new Promise((done, refuse) => {
    const asked = request({
      host: address,
      port: ports.https,
      servername: name,
      headers: { host: name },
      path,
      method,
      rejectUnauthorized: false,
      agent: false,
    });
    asked.on('error', refuse).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { location, 'content-security-policy': policy } = response.headers;
        done({
          status: response.statusCode,
          location,
          policy,
          body: Buffer.concat(parts).toString(),
        });
      });
    });
    asked.end();
  });
}

async function start(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, APACHE_LOG_DIR: place },
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  await expect
    .poll(() => {
      if (child.exitCode !== null) throw new Error(said);
      return askBy(NAME).then(
        ({ status }) => status,
        () => undefined,
      );
    })
    .toBe(200);
}

const canListenOnIpv6 =
  existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8').trim() !== '';
const forIpv4 = (conf: string) =>
  canListenOnIpv6 ? conf : conf.replaceAll(/^ *listen \[::\].*$/gm, '');

describe.skipIf(!isOnPath('nginx'))('the files for nginx', () => {
  it('serve the site, lead the bare name to it, and refuse unknown names before a certificate is shown', async () => {
    const start = startWith((folder, port, release) => {
      ports.https = port;
      const command = nginxCommand(folder, port, release);
      mkdirSync(join(folder, 'conf.d'));
      for (const [to, file] of [
        ['college/here.conf', 'nginx/here.conf'],
        ['conf.d/names.conf', 'nginx/names.conf'],
      ] as const)
        writeFileSync(join(folder, to), forIpv4(local(file)));
      return command;
    });
    const { stop } = await start(join(place, 'current'));
    expect(await askBy(NAME)).toMatchObject({
      status: 200,
      body: expect.stringContaining('Home of release'),
    });
    if (canListenOnIpv6)
      expect(await askBy(NAME, '/', 'GET', '::1')).toMatchObject({ status: 200 });
    expect(await askBy('college.example', '/about?a=1')).toMatchObject({
      status: 301,
      location: `https://${NAME}/about?a=1`,
    });
    await expect(askBy('other.example')).rejects.toThrow(/unrecognized.name/i);
    await stop();
  });
});

describe.skipIf(!isOnPath('apache2') || !existsSync(MODULES))('the files for Apache', () => {
  beforeAll(async () => {
    const site = join(place, 'current/client');
    // An old site in the same folder: a program at the root, and an application in a folder.
    mkdirSync(join(site, 'portal'));
    for (const file of ['old.php', 'portal/login.cgi']) {
      writeFileSync(
        join(site, file),
        '#!/bin/sh\nprintf "Content-Type: text/plain\\r\\n\\r\\n%s from the portal" "$REQUEST_METHOD"\n',
      );
      chmodSync(join(site, file), 0o755);
    }
    cpSync('tools/hosting/apache-server/portal.htaccess', join(site, 'portal/.htaccess'));
    const modules = [
      'mpm_event',
      'authz_core',
      'dir',
      'mime',
      'headers',
      'rewrite',
      'ssl',
      'http2',
      'alias',
      'cgid',
      'socache_shmcb',
    ];
    const head = [
      `ServerRoot ${place}`,
      ...modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
      IS_ROOT ? 'User www-data\nGroup www-data' : '',
      'ServerName site',
      `PidFile ${place}/apache.pid`,
      `ErrorLog ${place}/apache-error.log`,
      `ScriptSock ${place}/cgid`,
      // As in Debian, for hosts without a log of their own.
      `CustomLog ${place}/other-hosts.log "%r"`,
      'TypesConfig /etc/mime.types',
      `Listen 127.0.0.1:${ports.http}`,
      `Listen 127.0.0.1:${ports.https}`,
      `<Directory ${site}/portal>\nOptions +ExecCGI\nAddHandler cgi-script .cgi\n</Directory>`,
    ];
    writeFileSync(
      join(place, 'apache.conf'),
      `${head.join('\n')}\n${local('apache-server/college.conf')}`,
    );
  });

  it('serve the site, lead the bare name and port 80 to it, and refuse unknown names', async () => {
    await start('apache2', ['-f', join(place, 'apache.conf'), '-DFOREGROUND']);
    expect(await askBy(NAME, '/about')).toMatchObject({
      status: 200,
      body: expect.stringContaining('About of release'),
      policy: expect.any(String),
    });
    expect(await askBy('college.example', '/about')).toMatchObject({
      status: 301,
      location: `https://${NAME}/about`,
    });
    expect(await askBy('other.example')).toMatchObject({ status: 403 });
    const plain = await fetch(`http://127.0.0.1:${ports.http}/about`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${NAME}/about`]);
  });

  it('log no query, also beside the log that Debian has for other hosts', async () => {
    await start('apache2', ['-f', join(place, 'apache.conf'), '-DFOREGROUND']);
    for (const name of [NAME, 'college.example', 'other.example'])
      await askBy(name, '/asked?q=secret');
    await fetch(`http://127.0.0.1:${ports.http}/asked?q=secret`, { redirect: 'manual' });
    await expect
      .poll(() =>
        readFileSync(join(place, 'access.log'), 'utf8').match(/"GET \/asked HTTP\/1\.1"/g),
      )
      .toHaveLength(4);
    for (const log of ['access.log', 'other-hosts.log'])
      expect(readFileSync(join(place, log), 'utf8')).not.toContain('secret');
  });

  it('let an old application in a folder work as before, and run no program of an old site at the root', async () => {
    await start('apache2', ['-f', join(place, 'apache.conf'), '-DFOREGROUND']);
    expect(await askBy(NAME, '/portal/login.cgi', 'POST')).toMatchObject({
      status: 200,
      body: 'POST from the portal',
      policy: undefined,
    });
    expect(await askBy(NAME, '/old.php')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Nothing here'),
    });
  });
});
