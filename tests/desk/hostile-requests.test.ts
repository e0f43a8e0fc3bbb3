import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#desk/server/access/settings.ts';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

const ORIGIN = 'https://desk.college.example';
const SETTINGS: Settings = {
  address: ORIGIN,
  header: 'x-forwarded-user',
  site: '/srv/college',
  secret: 'a-secret-of-more-than-32-characters',
  people: [
    { user: 'web', name: 'Web team', email: 'web@college.example', write: 'all', publish: true },
    {
      user: 'cse',
      name: 'CSE office',
      email: 'cse@college.example',
      write: ['departments', 'people', 'news'],
      department: 'cse',
      publish: false,
    },
  ],
};

let own: DeskCopy;
let server: DeskCopy;
beforeAll(async () => {
  [own, server] = await Promise.all([deskOverCopy(), deskOverCopy(SETTINGS)]);
});
afterAll(() => {
  own.dispose();
  server.dispose();
});

const as = (user: string) => ({
  headers: { host: 'desk.college.example', origin: ORIGIN, 'x-forwarded-user': user },
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

describe("on somebody's own machine", () => {
  const KEY = '0123456789abcdef0123456789abcdef';
  let keyed: DeskCopy;
  beforeAll(async () => {
    keyed = await deskOverCopy(undefined, undefined, false, KEY);
  });
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
        headers: { ...as('web').headers, 'x-desk-secret': secret },
      });
      expect([status, answer.error.en]).toEqual([
        403,
        expect.stringContaining('did not come through the sign-in'),
      ]);
    },
  );

  it('only people in desk.yaml have access, by the name from the proxy', async () => {
    expect((await server.ask('me', undefined, as('web'))).answer.name).toBe('Web team');
    expect((await server.ask('me', undefined, as('nobody'))).status).toBe(403);
    expect(
      (
        await server.ask('me', undefined, {
          headers: { host: 'desk.college.example', origin: ORIGIN },
        })
      ).status,
    ).toBe(403);
    expect(
      (await server.ask('me', undefined, { ...as('web'), remoteAddress: '10.0.0.7' })).status,
    ).toBe(403);
  });

  it('a department changes its own entries and no others, and publishes nothing', async () => {
    const { answer } = await server.ask('entries?kind=people', undefined, as('cse'));
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThan(
      (await server.ask('entries?kind=people', undefined, as('web'))).answer.length,
    );
    const [own] = answer;
    const entry = (await server.ask(`entry?kind=people&id=${own.id}`, undefined, as('cse'))).answer;
    const moved = {
      kind: 'people',
      id: own.id,
      value: { ...entry.value, department: 'physics' },
      base: entry.value,
    };
    expect((await server.ask('save', moved, as('cse'))).status).toBe(403);
    expect(
      (await server.ask('entry?kind=departments&id=physics', undefined, as('cse'))).status,
    ).toBe(403);
    expect((await server.ask('entry?kind=departments&id=cse', undefined, as('cse'))).status).toBe(
      200,
    );
    expect((await server.ask('entry?kind=fees&id=caution', undefined, as('cse'))).status).toBe(403);
    expect((await server.ask('prepare', {}, as('cse'))).status).toBe(403);
  });

  it('a notice of a department is of this department alone', async () => {
    const check = async (...departments: string[]) =>
      (
        await server.ask(
          'check',
          { kind: 'news', id: 'laboratory-closed', value: { departments }, base: null },
          as('cse'),
        )
      ).status;
    expect([
      await check('cse'),
      await check('physics'),
      await check('cse', 'physics'),
      await check(),
    ]).toEqual([200, 403, 403, 403]);
    expect(
      (await server.ask('kinds', undefined, as('cse'))).answer.map(({ id }: { id: string }) => id),
    ).toEqual(['news', 'people', 'departments']);
  });

  it('what a department saves waits for somebody who may publish', async () => {
    server.git('tag', '-a', '-m', 'First', 'published/2026-11-24T000000', 'HEAD');
    const [{ id }] = (await server.ask('entries?kind=people', undefined, as('cse'))).answer;
    const { value } = (await server.ask(`entry?kind=people&id=${id}`, undefined, as('cse'))).answer;
    const saved = { kind: 'people', id, value: { ...value, initials: 'XYZ' }, base: value };
    expect((await server.ask('save', saved, as('cse'))).status).toBe(200);
    const [first] = (await server.ask('changes', undefined, as('web'))).answer.waiting;
    expect(first).toMatchObject({ key: `people/${id}`, by: 'CSE office', state: 'saved' });
    for (const [step, body] of Object.entries({
      prepare: {},
      publish: { sentence: 'New', commit: 'any' },
      undo: { tag: 'published/1' },
    })) {
      expect((await server.ask(step, body, as('cse'))).status, step).toBe(403);
    }
  });
});
