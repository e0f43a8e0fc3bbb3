import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { visitCookie } from '#desk/server/access/guard.ts';
import { readSettings } from '#desk/server/access/settings.ts';
import { newFolder } from '#tests/support/new-folder.ts';

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;
/** Digest of the password `sample-password`. */
const BCRYPT = '$2b$04$lCs7EeCqkVvTY1ZW4jUREODGd2VcZLvKLsF9p.e2HZDQW0.6JcTcO';
const USER = 'cse@college.example';
const SECRET = 'a'.repeat(64);
const OTHER = 'web@college.example';
const signedInAs = (user: string, password = 'sample-password') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const AUTHORIZATION = signedInAs(USER);

/**
 * Below the ports that the system gives to others, of which one may be taken before nginx has it.
 */
let nextPort = 20_000 + (process.pid % 10_000);

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/**
 * nginx with one of our files: without TLS, with ports of this machine. The server behind it
 * responds with the user name it receives, and the cookie of the desk.
 */
async function behindNginx(file: string, signInPort = 1): Promise<string> {
  const folder = newFolder();
  const desk = await listen(
    createServer(({ headers }, response) =>
      response
        .setHeader('Set-Cookie', visitCookie(String(headers['x-forwarded-user']), SECRET))
        .end(JSON.stringify(headers)),
    ),
  );
  const port = nextPort++;
  writeFileSync(join(folder, 'htpasswd'), `${USER}:${BCRYPT}\n${OTHER}:${BCRYPT}\n`);
  writeFileSync(join(folder, 'desk-secret.conf'), `set $desk_secret "${SECRET}";\n`);
  const site = readFileSync(`tools/hosting/desk/${file}`, 'utf8')
    .replaceAll(/^ *(?:listen \[|ssl_).*\n/gm, '')
    // One more attempt is allowed after a minute, not after six seconds: a busy machine needs as
    // long for the next one.
    .replace('rate=10r/m', 'rate=1r/m')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/college/desk.htpasswd', join(folder, 'htpasswd'))
    .replaceAll('/etc/nginx/college/desk-secret.conf', join(folder, 'desk-secret.conf'))
    .replaceAll('127.0.0.1:4174', `127.0.0.1:${desk}`)
    .replaceAll('127.0.0.1:4180', `127.0.0.1:${signInPort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; events {}\nhttp { access_log off; ${temporary}\n${site}}`,
  );
  const nginx = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'inherit' },
  );
  onTestFinished(() => {
    nginx.kill();
  });
  const address = `http://127.0.0.1:${port}/`;
  const isUp = () => fetch(address).then(Boolean, () => false);
  await expect.poll(isUp).toBe(true);
  return address;
}
const statusOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(address, { headers })).status;
/** The headers of a person, and the cookie that the desk gives. */
async function visitOf(address: string, authorization: string) {
  const first = await fetch(address, { headers: { authorization } });
  return { cookie: (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

describe.skipIf(!HAS_NGINX)('the desk behind nginx', () => {
  it('requires name and password, and receives this name only', async () => {
    const address = await behindNginx('desk-basic.conf');
    expect(await statusOf(address)).toBe(401);
    expect(await statusOf(address, { authorization: signedInAs(USER, 'wrong') })).toBe(401);
    const answer = await fetch(address, {
      headers: { authorization: AUTHORIZATION, 'x-forwarded-user': 'web@college.example' },
    });
    const headers = (await answer.json()) as Record<string, string>;
    expect([headers['x-forwarded-user'], headers.authorization, headers['x-desk-secret']]).toEqual([
      USER,
      undefined,
      SECRET,
    ]);
  });

  it('limits attempts to sign in, but nobody who is signed in', async () => {
    const address = await behindNginx('desk-basic.conf');
    const visit = await visitOf(address, AUTHORIZATION);
    const guesses = [];
    for (let number = 0; number < 30; number++) {
      const authorization = signedInAs(USER, `guess-${number}`);
      guesses.push(await statusOf(address, { authorization }));
    }
    expect([...new Set(guesses)]).toEqual([401, 429]);
    const signedIn = { authorization: AUTHORIZATION };
    expect(await statusOf(address, signedIn)).toBe(429);
    const cookie = 'desk_visit=0123456789abcdefghij_-';
    expect(await statusOf(address, { ...signedIn, cookie })).toBe(429);
    const answers = [];
    for (let number = 0; number < 30; number++)
      answers.push(await statusOf(address, { ...signedIn, ...visit }));
    expect([...new Set(answers)]).toEqual([200]);
    expect(await statusOf(address, visit)).toBe(429);
  });

  it('limits attempts with the password of somebody else, also of a person who has signed in', async () => {
    const address = await behindNginx('desk-basic.conf');
    const visit = await visitOf(address, signedInAs(OTHER));
    const answers = [];
    for (let number = 0; number < 60; number++) {
      const authorization = signedInAs(USER, number < 59 ? `guess-${number}` : undefined);
      answers.push(await statusOf(address, { authorization, ...visit }));
    }
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('accepts an account authenticated by oauth2-proxy', async () => {
    // A stand-in for oauth2-proxy: it accepts one cookie.
    const signIn = createServer((request, response) => {
      const isIn = request.headers.cookie === 'known=1';
      response
        .writeHead(
          request.url === '/oauth2/auth' && !isIn ? 401 : 202,
          isIn ? { 'X-Auth-Request-Email': USER } : {},
        )
        .end('sign in');
    });
    const address = await behindNginx('desk-oauth2.conf', await listen(signIn));
    expect(await (await fetch(address, { headers: { 'x-forwarded-user': USER } })).text()).toBe(
      'sign in',
    );
    const headers = (await (
      await fetch(address, { headers: { cookie: 'known=1' } })
    ).json()) as Record<string, string>;
    expect([headers['x-forwarded-user'], headers.cookie, headers['x-desk-secret']]).toEqual([
      USER,
      undefined,
      SECRET,
    ]);
  });
});

/** What is received for a link to a draft, asked for in the name of somebody who has signed in. */
async function receivedFor(address: string, more: Record<string, string>) {
  const answer = await fetch(`${address}shared/a-link/assets/style.css`, {
    headers: { 'x-forwarded-user': USER, authorization: AUTHORIZATION, ...more },
  });
  const received = (await answer.json()) as Record<string, string>;
  return [received['x-forwarded-user'], received.authorization, received['x-desk-secret']];
}

describe.skipIf(!HAS_NGINX)('a link to a draft', () => {
  it.each(['desk-basic.conf', 'desk-oauth2.conf'])(
    'is opened without signing in, in the name of nobody, and nothing beside it (%s)',
    async (file) => {
      const refusing = createServer((_, response) => response.writeHead(401).end());
      const address = await behindNginx(file, await listen(refusing));
      expect(await receivedFor(address, { cookie: 'known=1' })).toEqual([
        ...[undefined, undefined, SECRET],
      ]);
      for (const path of [
        ...['', 'api/me', 'shared/../api/me', 'shared/%2e%2e/api/me', 'Shared/a'],
        ...['shared/a/..%2f..%2fapi/me', 'api/shared/a'],
      ])
        expect([path, await statusOf(address + path)]).toEqual([path, 401]);
      const answers = [];
      for (let number = 0; number < 40; number++)
        answers.push(await statusOf(`${address}shared/a-link`));
      expect([...new Set(answers)]).toEqual([200]);
    },
  );
});

describe('the sample of desk.yaml', () => {
  /** The sample with a secret of this content and mode; no file without content. */
  const sample = (secret: string | undefined, mode = 0o640) => {
    const folder = newFolder();
    const file = join(folder, 'desk.secret');
    if (secret !== undefined) writeFileSync(file, secret, { mode });
    writeFileSync(
      join(folder, 'desk.yaml'),
      readFileSync('tools/hosting/desk/desk.yaml', 'utf8').replace(
        '/etc/college/desk.secret',
        file,
      ),
    );
    return readSettings(join(folder, 'desk.yaml'));
  };

  it('is valid with a secret', () => {
    const settings = sample(`${SECRET}\n`);
    expect([settings?.secret, settings?.people.map(({ publish }) => publish)]).toEqual([
      SECRET,
      [true, false],
    ]);
  });

  it('with a password of a mail server is read only where others cannot read it', () => {
    const file = join(newFolder(), 'desk.yaml');
    writeFileSync(
      file,
      readFileSync('tools/hosting/desk/desk.yaml', 'utf8').replace('# mail:', 'mail:'),
    );
    expect(() => readSettings(file)).toThrow(`sudo chmod 640 ${file}`);
    chmodSync(file, 0o640);
    expect(() => readSettings(file)).toThrow('/etc/college/desk.secret, is missing');
  });

  it.each([
    [undefined, 0o640, 'is missing or empty'],
    ['short', 0o640, 'fewer than 32 characters'],
    [SECRET, 0o644, 'can be read by every user'],
  ])('lets no desk start with the secret %j', (secret, mode, fault) => {
    expect(() => sample(secret, mode)).toThrow(fault);
    expect(() => sample(secret, mode)).toThrow('openssl rand -hex 32');
  });
});
