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
    expect(
      (
        await own.ask('me', undefined, {
          headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        })
      ).status,
    ).toBe(403);
  });

  it('gets a response with a strict policy and no caching', async () => {
    const { headers } = await own.ask('me');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
    expect([headers['x-content-type-options'], headers['cache-control']]).toEqual([
      'nosniff',
      'no-store',
    ]);
  });

  it.each(['../college', '..%2fcollege', 'a/b/c', '.git', '/etc/passwd', 'x'.repeat(300), 'Upper'])(
    'for the entry %s is refused',
    async (id) => {
      const { status } = await own.ask('save', { ...DRAFT, id });
      expect([400, 404]).toContain(status);
    },
  );

  it.each([
    ['a body that is too large', { ...DRAFT, value: 'x'.repeat(600 * 1024) }, 413],
    ['fields that are unknown', { ...DRAFT, more: 1 }, 400],
    [
      'thousands of fields',
      {
        ...DRAFT,
        value: {
          all: [Object.fromEntries(Array.from({ length: 2001 }, (_, field) => [`f${field}`, 1]))],
        },
      },
      400,
    ],
    ['a list without end', { ...DRAFT, value: { body: Array(2001).fill(1) } }, 400],
    ['another type', 'kind=news', 415],
  ])('with %s is refused', async (_, body, status) => {
    const payload =
      typeof body === 'string'
        ? { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : {};
    expect(
      (await own.ask('draft', typeof body === 'string' ? {} : body, { method: 'PUT', ...payload }))
        .status,
    ).toBe(status);
  });

  it.each(['draft', 'check', 'save', 'preview'])(
    'to %s with lists inside each other, 100,000 deep, is refused',
    async (address) => {
      const list = '['.repeat(100_000) + ']'.repeat(100_000);
      const payload = JSON.stringify({ ...DRAFT, value: 0 }).replace('0', list);
      const options = { payload, headers: { 'content-type': 'application/json' } };
      const method = address === 'draft' ? 'PUT' : 'POST';
      expect((await own.ask(address, {}, { method, ...options })).status).toBe(400);
    },
  );
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
    const { status, answer } = await own.ask('entry?kind=news&id=anchored');
    expect([status, answer.error.en]).toEqual([422, expect.stringContaining('line 1')]);
  });
});

describe("on somebody's own machine", async () => {
  const KEY = '0123456789abcdef0123456789abcdef';
  const keyed = await deskOverCopy(undefined, undefined, false, KEY);
  afterAll(() => keyed.dispose());

  it('only who has the key of the address is answered, with or without the headers of the desk', async () => {
    for (const cookie of ['', 'desk_key=', 'desk_key=0123456789abcdef0123456789abcdeF']) {
      const { status, answer } = await keyed.ask('me', undefined, { headers: { cookie } });
      expect([status, answer.error.en]).toEqual([403, expect.stringContaining('npm run edit')]);
    }
    const draft = await keyed.ask('draft', DRAFT, { method: 'PUT' });
    expect(draft.status).toBe(403);
    const cookie = `other=1; desk_key=${KEY}`;
    expect((await keyed.ask('me', undefined, { headers: { cookie } })).status).toBe(200);
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
      const { status, answer } = await server.ask('me', undefined, {
        headers: { ...as('web'), 'x-desk-secret': secret },
      });
      expect([status, answer.error.en]).toEqual([
        403,
        expect.stringContaining('did not come through the sign-in'),
      ]);
    },
  );

  it('only people in desk.yaml have access, by the name from the proxy', async () => {
    expect((await server.askAs('web', 'me')).answer.name).toBe('Web team');
    expect((await server.askAs('nobody', 'me')).status).toBe(403);
    expect(
      (
        await server.ask('me', undefined, {
          headers: { host: 'desk.college.example', origin: ORIGIN },
        })
      ).status,
    ).toBe(403);
    expect(
      (await server.ask('me', undefined, { headers: as('web'), remoteAddress: '10.0.0.7' })).status,
    ).toBe(403);
  });

  it('a department changes its own entries and no others, and publishes nothing', async () => {
    const { answer } = await server.askAs('cse', 'entries?kind=people');
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThan(
      (await server.askAs('web', 'entries?kind=people')).answer.length,
    );
    const [own] = answer;
    const entry = (await server.askAs('cse', `entry?kind=people&id=${own.id}`)).answer;
    const moved = {
      kind: 'people',
      id: own.id,
      value: { ...entry.value, department: 'physics' },
      base: entry.value,
    };
    expect((await server.askAs('cse', 'save', moved)).status).toBe(403);
    expect((await server.askAs('cse', 'entry?kind=departments&id=physics')).status).toBe(403);
    expect((await server.askAs('cse', 'entry?kind=departments&id=cse')).status).toBe(200);
    expect((await server.askAs('cse', 'entry?kind=fees&id=caution')).status).toBe(403);
    expect((await server.askAs('cse', 'prepare', {})).status).toBe(403);
  });

  it('a notice of a department is of this department alone', async () => {
    const check = async (...departments: string[]) =>
      (
        await server.askAs('cse', 'check', {
          ...{ kind: 'news', id: 'laboratory-closed', value: { departments }, base: null },
        })
      ).status;
    expect([
      await check('cse'),
      await check('physics'),
      await check('cse', 'physics'),
      await check(),
    ]).toEqual([200, 403, 403, 403]);
    expect((await server.askAs('cse', 'kinds')).answer.map(({ id }: { id: string }) => id)).toEqual(
      ['news', 'people', 'departments'],
    );
  });

  it('what a department saves waits for somebody who may publish', async () => {
    server.git('tag', '-a', '-m', 'First', 'published/2026-11-24T000000', 'HEAD');
    const [{ id }] = (await server.askAs('cse', 'entries?kind=people')).answer;
    const { value } = (await server.askAs('cse', `entry?kind=people&id=${id}`)).answer;
    const saved = { kind: 'people', id, value: { ...value, initials: 'XYZ' }, base: value };
    expect((await server.askAs('cse', 'save', saved)).status).toBe(200);
    const [first] = (await server.askAs('web', 'changes')).answer.waiting;
    expect(first).toMatchObject({ key: `people/${id}`, by: 'CSE office', state: 'saved' });
    for (const [step, body] of Object.entries({
      prepare: {},
      publish: { sentence: 'New', commit: 'any' },
      undo: { tag: 'published/1' },
    })) {
      expect((await server.askAs('cse', step, body)).status, step).toBe(403);
    }
  });
});
