import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#app/content/reading/read.server.ts';
import { SharedLinks } from '#desk/server/access/shared-links.ts';
import { ChosenContent } from '#desk/server/publish/chosen-content.ts';
import { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { deskOverCopy, ORIGIN, person, settingsFor } from './desk-copy.ts';

const assets = newFolder();
writeFileSync(join(assets, 'style-a.css'), '@font-face{src:url(/assets/noto-a.woff2)}');
writeFileSync(join(assets, 'page-a.js'), 'SECRET');
const LINKS =
  '<img srcset="/assets/pictures/a.avif 1x, /assets/pictures/b.avif 2x"><a href="/about">x</a>' +
  '<a href="/ml/all-news/bus-routes-revised#body">y</a><a href="tel:+911">z</a>';

/** Pages as what they are drawn from. */
class WithoutPages extends SiteRenderer {
  override get assets(): string {
    return assets;
  }
  override async prepare(): Promise<void> {}
  override async render(address: string, site: Site): Promise<string> {
    return `<title>T</title><script>1</script><body>${LINKS}${address} ${JSON.stringify(site)}`;
  }
  override async picture(): Promise<undefined> {
    return undefined;
  }
}

const PEOPLE = [
  person('principal', { publish: true }),
  person('office'),
  person('cse', { write: ['news', 'people'], department: 'cse' }),
];
const SETTINGS = settingsFor(PEOPLE, { site: newFolder() });
const desk = await deskOverCopy(SETTINGS, new WithoutPages());
afterAll(() => desk.dispose());
type Clerk = ReturnType<typeof desk.as>;
const [principal, office, cse] = PEOPLE.map(({ user }) => desk.as(user)) as [Clerk, Clerk, Clerk];

const NOTICE = { kind: 'news', id: 'bus-routes-revised' };
const ask = (clerk: Clerk, place: { kind: string; id: string }, wanted = place.id) =>
  clerk.ask('shared-link', { ...place, wanted });
const make = async (clerk: Clerk, place = NOTICE, wanted = place.id): Promise<string> =>
  (await clerk.get('shared-link', { ...place, wanted })).link.address;
const draft = async (title: string, { kind, id } = NOTICE, clerk = office) => {
  const base = await clerk.value(kind, id);
  const value = { ...base, title: { en: title, ml: 'കരട്' } };
  await clerk.get('draft', { kind, id, value, base }, { method: 'PUT' });
};
/** Opens an address as somebody who has not signed in. */
const open = (
  address: string,
  headers: object = {},
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
) =>
  desk.ask('', undefined, {
    ...{ url: address.replace(ORIGIN, ''), method },
    headers: { host: 'desk.college.example', origin: ORIGIN, ...headers },
  });
const ENDED = [404, expect.stringContaining('This link shows nothing any more')];
const opened = async (address: string) => {
  const { status, answer } = await open(address);
  return [status, answer];
};

desk.git('tag', '-a', '-m', 'First', 'published/2026-11-23T000000', 'HEAD');
await principal.changed('home', '', { lead: { en: 'SECRET lead', ml: 'രഹസ്യം' } });
await principal.changed('news', 'rti-officer-change', {
  ...{ title: { en: 'SECRET officer', ml: 'രഹസ്യം' } },
});

describe('a link to a draft', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows its page to somebody without an account, and nothing else that waits', async () => {
    await draft('Three new buses');
    await draft('SECRET fair', { kind: 'news', id: 'even-semester-registration' });
    const address = await make(office);
    expect(address).toMatch(/^https:\/\/desk\.college\.example\/shared\/[\w-]{40}$/);
    const { status, answer, headers } = await open(address);
    expect([status, answer.includes('Three new buses')]).toEqual([200, true]);
    expect(answer).not.toMatch(/SECRET|<script/);
    expect(answer).toContain('<title>Draft: T');
    expect(answer).toContain('A draft: the public site may differ. This link ends on ');
    expect([headers['x-robots-tag'], headers['set-cookie'], headers['cache-control']]).toEqual([
      'noindex, nofollow, noarchive',
      undefined,
      'no-store',
    ]);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'; sandbox/);
    expect(answer).toContain('role="note" lang="en"');
    const inMalayalam = (await open(`${address}/ml`)).answer;
    expect(inMalayalam).toContain('<title>കരട്: T');
    expect(inMalayalam).toContain('role="note" lang="ml"');
  });

  it('loads what it needs by itself; all other links lead to the public site', async () => {
    const address = await make(office);
    const path = address.replace(ORIGIN, '');
    const { answer } = await open(address);
    for (const part of [
      `srcset="${path}/assets/pictures/a.avif 1x, ${path}/assets/pictures/b.avif 2x"`,
      'href="https://www.college.example/about"',
      `href="${path}/ml#body"`,
      'href="tel:+911"',
    ])
      expect(answer).toContain(part);
    const style = await open(`${address}/assets/style-a.css`);
    expect([style.status, style.answer]).toEqual([200, '@font-face{src:url(noto-a.woff2)}']);
  });

  it('is drawn once while others are read, and again after that has failed', async () => {
    const own = { kind: 'news', id: 'minor-honours-choice' };
    const [one, two] = [await make(office), await make(office, own)];
    await open(one);
    await open(two);
    const draws = vi.spyOn(ChosenContent.prototype, 'withOnly');
    for (const address of [one, two, one, two]) expect((await open(address)).status).toBe(200);
    expect(draws).not.toHaveBeenCalled();
    await draft('Minor or honours', own);
    draws.mockRejectedValueOnce(new Error('no memory'));
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await open(two)).status).toBe(409);
    // Its styles ask nothing of the draft.
    expect((await open(`${two}/assets/style-a.css`)).status).toBe(200);
    expect(draws).toHaveBeenCalledTimes(1);
    expect((await open(two)).answer).toContain('Minor or honours');
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('follows what is written, from the draft of a new entry until it is saved', async () => {
    const place = { kind: 'news', id: 'new!fair' };
    const { title: _, ...base } = await office.value('news', 'even-semester-registration');
    const value = { ...base, title: { en: 'Book fair', ml: 'പുസ്തകമേള' } };
    const keep = (next: object) =>
      office.get('draft', { ...place, value: next, base: null }, { method: 'PUT' });
    expect((await ask(office, place, 'book-fair')).status).toBe(404);
    await keep(value);
    const address = await make(office, place, 'book-fair');
    expect((await open(address)).answer).toContain('/all-news/book-fair');
    await keep({ ...value, title: { en: 'Book week', ml: 'പുസ്തകവാരം' } });
    expect((await open(address)).answer).toContain('Book week');
    await keep({ ...value, title: {} });
    expect(await opened(address)).toEqual([409, expect.stringContaining('still being written')]);
    await office.add('news', 'book-fair', value, place.id);
    expect((await open(address)).answer).toContain('Book fair');
    expect(await office.get('shared-link?kind=news&id=book-fair')).toMatchObject({
      link: { address },
    });
    await office.remove('news', 'book-fair');
    expect(await opened(address)).toEqual(ENDED);
  });

  it('is not made of a draft with mistakes, which are named', async () => {
    await draft('');
    const { status, answer } = await ask(office, NOTICE);
    expect([status, answer.mistakes.length > 0]).toEqual([422, true]);
    await draft('Three new buses');
  });
});

describe('a link shows nothing', () => {
  afterEach(() => vi.restoreAllMocks());

  it('with a changed, shorter or longer address, or the signature of another one', async () => {
    const address = await make(office);
    const other = await make(principal);
    const flip = (place: number) => {
      const at = address.length - place;
      return address.slice(0, at) + (address[at] === 'a' ? 'b' : 'a') + address.slice(at + 1);
    };
    for (const wrong of [
      ...[flip(1), flip(24), flip(25), flip(40), address.slice(0, -1), `${address}a`],
      address.slice(0, -24) + other.slice(-24),
      `${ORIGIN}/shared/${'a'.repeat(40)}`,
      `${ORIGIN}/shared/__proto__`,
    ])
      expect(await opened(wrong), wrong).toEqual(ENDED);
    expect((await opened(address))[0]).toBe(200);
  });

  it('of another entry, where somebody has written that into the file', async () => {
    const address = await make(office);
    const file = join(desk.root, '.desk/shared-links.json');
    const kept = readFileSync(file, 'utf8');
    expect(kept).not.toContain(address.slice(-24));
    writeFileSync(file, kept.replaceAll('"bus-routes-revised"', '"rti-officer-change"'));
    expect(await opened(address)).toEqual(ENDED);
    writeFileSync(file, kept);
  });

  it('with another secret of the desk', () => {
    const state = newFolder();
    const [one, two] = ['a', 'b'].map((sign) => new SharedLinks(state, sign.repeat(32))) as [
      SharedLinks,
      SharedLinks,
    ];
    const address = one.addressOf(one.make({ user: 'office', wanted: '', ...NOTICE }));
    expect([one.opened(address)?.id, two.opened(address)]).toEqual([NOTICE.id, undefined]);
  });

  it('after its person has made a hundred others, and not those of colleagues', () => {
    const links = new SharedLinks(newFolder(), 'a'.repeat(32));
    const of = (user: string, id: string) =>
      links.addressOf(links.make({ user, wanted: '', kind: 'news', id }));
    const [first, other] = [of('office', 'first'), of('cse', 'first')];
    for (let at = 0; at < 100; at += 1) of('office', `notice-${at}`);
    expect([links.opened(first), links.opened(other)?.user]).toEqual([undefined, 'cse']);
  });

  it('after seven days', async () => {
    const address = await make(office);
    const made = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(made + 7 * 24 * 3_600_000 - 60_000);
    expect((await opened(address))[0]).toBe(200);
    clock.mockReturnValue(made + 7 * 24 * 3_600_000 + 60_000);
    expect(await opened(address)).toEqual(ENDED);
    expect(await office.get('shared-link?kind=news&id=bus-routes-revised')).toEqual({ link: null });
  });

  it('when it was withdrawn, or its person has made a new one', async () => {
    const [first, second, other] = [await make(office), await make(office), await make(principal)];
    expect(await opened(first)).toEqual(ENDED);
    const place = 'shared-link?kind=news&id=bus-routes-revised';
    await office.get(place, undefined, { method: 'DELETE' });
    expect([await opened(second), (await opened(other))[0]]).toEqual([ENDED, 200]);
  });

  it('when its person may not read the entry any more, or is not at the desk', async () => {
    const own = { ...NOTICE, id: 'contest' };
    await cse.add('news', own.id, {
      ...(await office.value('news', NOTICE.id)),
      departments: ['cse'],
    });
    const address = await make(cse, own);
    expect((await opened(address))[0]).toBe(200);
    const { people } = SETTINGS;
    const last = people.pop();
    expect(await opened(address)).toEqual(ENDED);
    people.push(person('cse', { write: ['people'], department: 'cse' }));
    expect(await opened(address)).toEqual(ENDED);
    people.splice(-1, 1, ...(last ? [last] : []));
    expect((await opened(address))[0]).toBe(200);
  });
});

describe('who has a link', () => {
  it('gets nothing else of the desk with it', async () => {
    const path = (await make(office)).replace(ORIGIN, '');
    for (const url of [
      ...['/', '/api/me', '/preview', '/live/about', '/assets/style-a.css', '/shared', '/shared/'],
      ...[`${path}/../../api/me`, `/shared/../api/me`, '/shared/%2e%2e/api/me', `${path}/../`],
      ...[`${path}/ta`, `${path}/api/me`, `${path}/assets/page-a.js`],
      ...[`${path}/assets/..%2f..%2fwords.ts`, `${path}/assets/pictures/..%2fa.jpg`],
      ...[`${path}/assets/pictures/a.jpg`, `/${path}`],
    ]) {
      const { status, answer } = await open(url);
      expect([url, [400, 403, 404].includes(status)]).toEqual([url, true]);
      expect(JSON.stringify(answer)).not.toMatch(/SECRET|Three new/);
    }
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await open(path, {}, method)).status).toBe(403);
  });

  it('comes through the proxy of the desk too, under its name', async () => {
    const address = await make(office);
    expect((await open(address, { 'x-desk-secret': '' })).status).toBe(403);
    expect((await open(address, { host: 'other.example' })).status).toBe(421);
    // As nobody, also with the name of somebody.
    const { headers } = await open(address, { 'x-forwarded-user': 'office' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a link is not made', () => {
  it('by who may not read the entry, and not for another person', async () => {
    expect((await ask(cse, NOTICE)).status).toBe(403);
    expect((await ask(cse, { kind: 'fees', id: 'caution' })).status).toBe(403);
    const address = await make(principal);
    expect((await open(address)).answer).not.toContain('Three new buses');
  });

  it("before the first publication, nor on somebody's own machine", async () => {
    const fresh = await deskOverCopy(SETTINGS, new WithoutPages());
    const asked = { ...NOTICE, wanted: NOTICE.id };
    expect(await fresh.as('office').refusal('shared-link', asked)).toEqual([
      409,
      expect.stringContaining('Publish once first'),
    ]);
    fresh.dispose();
    const own = await deskOverCopy();
    expect([await own.status('shared-link', asked), (await own.get('me')).canShare]).toEqual([
      404,
      false,
    ]);
    own.dispose();
  });
});
