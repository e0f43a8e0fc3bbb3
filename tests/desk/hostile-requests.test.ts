import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { as, deskOverCopy, ORIGIN, person, settingsFor } from './desk-copy.ts';

const SETTINGS = settingsFor([
  person('web', { name: 'Web team', publish: true }),
  person('cse', {
    ...{ name: 'CSE office', write: ['departments', 'people', 'news'], department: 'cse' },
  }),
]);

const [own, server] = await Promise.all([deskOverCopy(), deskOverCopy(SETTINGS)]);
afterAll(() => {
  own.dispose();
  server.dispose();
});

const [web, cse] = [server.as('web'), server.as('cse')];

const DRAFT = { kind: 'news', id: 'bus-routes-revised', value: {}, base: null };

describe('a request', () => {
  it.each([
    ['from another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [
      'from another port of this machine',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['that names no page', { origin: '', 'sec-fetch-site': 'none' }, 403],
    ['for another name of this machine', { host: 'evil.example:4174' }, 421],
  ])('%s is refused', async (_, headers, status) => {
    const { status: found, answer } = await own.ask('draft', DRAFT, { method: 'PUT', headers });
    expect(found).toBe(status);
    expect(Object.keys(answer.error)).toEqual(['en', 'ml']);
  });

  it('to read is refused from other sites as well', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await own.status('me', undefined, { headers })).toBe(403);
  });

  it('gets a response with a strict policy and no caching', async () => {
    const { headers } = await own.ask('me');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
    expect([headers['x-content-type-options'], headers['cache-control']]).toEqual([
      'nosniff',
      'no-store',
    ]);
  });

  it.each(['../college', 'a/b/c', '/etc/passwd', 'Upper'])(
    'for the entry %s is refused',
    async (id) => expect([400, 404]).toContain(await own.status('save', { ...DRAFT, id })),
  );

  it.each([
    ['a body that is too large', { ...DRAFT, value: 'x'.repeat(600 * 1024) }, 413],
    ['fields that are unknown', { ...DRAFT, more: 1 }, 400],
    [
      'thousands of fields',
      {
        ...DRAFT,
        value: Object.fromEntries(Array.from({ length: 2001 }, (_, field) => [`f${field}`, 1])),
      },
      400,
    ],
    ['a list without end', { ...DRAFT, value: { body: Array(2001).fill(1) } }, 400],
  ])('with %s is refused', async (_, body, status) => {
    expect(await own.status('draft', body, { method: 'PUT' })).toBe(status);
  });

  it('with another type than JSON is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await own.status('check', {}, { payload: 'kind=news', headers })).toBe(415);
  });

  it('with lists inside each other, 100,000 deep, is refused', async () => {
    const list = '['.repeat(100_000) + ']'.repeat(100_000);
    const payload = JSON.stringify({ ...DRAFT, value: 0 }).replace('0', list);
    const headers = { 'content-type': 'application/json' };
    expect(await own.status('check', {}, { payload, headers })).toBe(400);
  });
});

describe('a file of content/', () => {
  it('that is a link is not opened', async () => {
    writeFileSync(join(own.root, 'secret.yaml'), 'kind: secret\n');
    symlinkSync(join(own.root, 'secret.yaml'), join(own.root, 'content/news/linked.yaml'));
    const { status, answer } = await own.ask('entry?kind=news&id=linked');
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.not.stringContaining('secret')]);
  });

  it('with an anchor is not edited, with the reason', async () => {
    own.write('news/anchored.yaml', 'title: &x { en: a, ml: b }\nsummary: *x\n');
    expect(await own.refusal('entry?kind=news&id=anchored')).toEqual([
      422,
      expect.stringContaining('line 1'),
    ]);
  });
});

describe("on somebody's own machine", async () => {
  const KEY = '0123456789abcdef0123456789abcdef';
  const keyed = await deskOverCopy(undefined, undefined, false, KEY);
  afterAll(() => keyed.dispose());

  it('only who has the key of the address is answered, with or without the headers of the desk', async () => {
    for (const cookie of ['', 'desk_key=', 'desk_key=0123456789abcdef0123456789abcdeF']) {
      const words = expect.stringContaining('npm run edit');
      expect(await keyed.refusal('me', undefined, { headers: { cookie } })).toEqual([403, words]);
    }
    expect(await keyed.status('draft', DRAFT, { method: 'PUT' })).toBe(403);
    await keyed.get('me', undefined, { headers: { cookie: `other=1; desk_key=${KEY}` } });
  });

  it('the address with the key gives it to the browser once, and a wrong one is refused in words', async () => {
    const first = await keyed.open(`/?key=${KEY}`);
    expect([first.statusCode, first.headers.location]).toEqual([302, '/']);
    expect(first.headers['set-cookie']).toBe(
      `desk_key=${KEY}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000`,
    );
    const wrong = await keyed.open('/?key=0');
    expect([wrong.statusCode, wrong.body]).toEqual([
      403,
      expect.stringMatching(/^Open the address/),
    ]);
  });
});

describe('behind a proxy', () => {
  it.each(['', 'a-secret-of-more-than-32-characterS', 'a-secret'])(
    'with the secret %j and not that of the proxy is nobody',
    async (secret) => {
      const headers = { ...as('web'), 'x-desk-secret': secret };
      expect(await server.refusal('me', undefined, { headers })).toEqual([
        403,
        expect.stringContaining('did not come through the sign-in'),
      ]);
    },
  );

  it('only people in desk.yaml have access, by the name from the proxy', async () => {
    expect((await web.get('me')).name).toBe('Web team');
    expect(await server.as('nobody').status('me')).toBe(403);
    const headers = { host: 'desk.college.example', origin: ORIGIN };
    expect(await server.status('me', undefined, { headers })).toBe(403);
    expect(await web.status('me', undefined, { remoteAddress: '10.0.0.7' })).toBe(403);
  });

  it('a department changes its own entries and no others, and publishes nothing', async () => {
    const people: { id: string }[] = await cse.list('people');
    expect(people.length).toBeGreaterThan(0);
    expect(people.length).toBeLessThan((await web.list('people')).length);
    const { status } = await cse.change('people', people[0]?.id ?? '', { department: 'physics' });
    expect(status).toBe(403);
    await cse.entry('departments', 'cse');
    expect(await cse.status('entry?kind=departments&id=physics')).toBe(403);
    expect(await cse.status('entry?kind=fees&id=caution')).toBe(403);
  });

  it('a notice of a department is of this department alone', async () => {
    const check = (...departments: string[]) =>
      cse.status('check', {
        ...{ kind: 'news', id: 'laboratory-closed', value: { departments }, base: null },
      });
    expect([
      await check('cse'),
      await check('physics'),
      await check('cse', 'physics'),
      await check(),
    ]).toEqual([200, 403, 403, 403]);
    const kinds: { id: string }[] = await cse.get('kinds');
    expect(kinds.map(({ id }) => id)).toEqual(['news', 'people', 'departments']);
  });

  it('what a department saves waits for somebody who may publish', async () => {
    server.git('tag', '-a', '-m', 'First', 'published/2026-11-24T000000', 'HEAD');
    const [{ id }] = await cse.list('people');
    await cse.changed('people', id, { initials: 'XYZ' });
    const { waiting } = await web.get('changes');
    expect(waiting[0]).toMatchObject({ key: `people/${id}`, by: 'CSE office', state: 'saved' });
    for (const [step, body] of Object.entries({
      prepare: {},
      publish: { sentence: 'New', commit: 'any' },
      undo: { tag: 'published/1' },
    }))
      expect(await cse.status(step, body), step).toBe(403);
  });
});
