import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Site } from '#app/content/reading/read.server.ts';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { buildOnePage, deskOverCopy, person, readFilesHere, settingsFor } from './desk-copy.ts';

/** Pages as what they are drawn from. */
class WithoutPages extends SiteRenderer {
  readonly #folder = newFolder();
  override get assets(): string {
    return this.#folder;
  }
  override async prepare(): Promise<void> {}
  override async render(_: string, site: Site): Promise<string> {
    return JSON.stringify(site);
  }
  override async picture(): Promise<undefined> {
    return undefined;
  }
}

const PEOPLE = [
  person('principal', { publish: true }),
  person('office'),
  person('documents', { write: ['documents'] }),
  person('cse', {
    ...{ write: ['departments', 'people', 'news', 'documents', 'events', 'gallery'] },
    ...{ department: 'cse', publish: true },
  }),
  person('student', { write: ['news', 'events', 'gallery'], department: 'cse' }),
];
const site = newFolder();
const desk = await deskOverCopy(settingsFor(PEOPLE, { site }), new WithoutPages());
readFilesHere();
beforeEach(() => {
  vi.spyOn(Publisher.prototype, 'build').mockImplementation(async () => buildOnePage(desk.root));
  // The checks of the whole content are those of every publication.
  vi.spyOn(Publisher.prototype, 'checked').mockImplementation(async ({ commit }) => commit);
});
afterAll(() => desk.dispose());
type Clerk = ReturnType<typeof desk.as>;
const [principal, office, documents, cse, student] = PEOPLE.map(({ user }) => desk.as(user)) as [
  ...[Clerk, Clerk, Clerk, Clerk, Clerk],
];

/** What stands in everything that waits. */
const SECRET = /SECRET|secret-tender|secret-results|^%PDF|^\ufffd{3}/;
const LATER = '2056-01-01T10:00:00+05:30';
const both = (en: string) => ({ en, ml: 'രഹസ്യം' });
const tender = (title: string) => {
  const { awarded: _, sample: __, ...old } = parse(desk.read('tenders/calendar-printing.yaml'));
  const days = { closesAt: '2056-02-01T15:00:00+05:30', opensAt: '2056-02-02T15:00:00+05:30' };
  return { ...old, ...days, title: both(title), publishFrom: LATER };
};

// Published, and seen by visitors only later.
desk.git('tag', '-a', '-m', 'First', 'published/2026-11-23T000000', 'HEAD');
desk.write('tenders/secret-tender-later.yaml', stringify(tender('SECRET lift')));
// Its document, published before its time with it, and then changed alone.
const specification = (title: string) => ({
  ...{ title: both(title), tender: 'secret-tender-later', category: 'tenders' },
  ...{ issuedOn: '2026-11-23', files: [{ file: 'secret-specification.pdf', languages: ['en'] }] },
});
desk.write(
  'documents/files/secret-specification.pdf',
  readFileSync('content/documents/files/rti-guide.en.pdf'),
);
desk.write('documents/secret-specification.yaml', stringify(specification('SECRET loads')));
desk.commit();
desk.git('tag', '-a', '-m', 'SECRET lift', 'published/2026-11-24T000000', 'HEAD');
desk.write('documents/secret-specification.yaml', stringify(specification('SECRET weights')));
desk.commit();
desk.git('tag', '-a', '-m', 'SECRET weights', 'published/2026-11-24T000001', 'HEAD');
// Saved, and not published: an entry of each form of a file, with a document.
const photograph = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#c00' },
})
  .jpeg()
  .toBuffer();
const picture = (
  await office.send('file', { kind: 'tenders', id: 'secret-tender', name: 'a.jpg' }, photograph)
).answer;
await office.add(
  'tenders',
  'secret-tender',
  {
    ...tender('SECRET machines'),
    picture: { file: picture.file, alt: both('A machine'), consent: true },
  },
  'new!t',
);
const pdf = readFileSync('content/documents/files/rti-guide.en.pdf');
const query = { kind: 'documents', id: 'secret-results', name: 'secret-results.pdf' };
const { file } = (await office.send('file', query, pdf)).answer;
await office.add(
  'documents',
  'secret-results',
  {
    ...{ title: both('SECRET results'), purpose: both('SECRET purpose'), category: 'students' },
    ...{ issuedOn: '2026-11-23', files: [{ file, languages: ['en'] }] },
  },
  'new!d',
);
await office.changed('fees', 'caution', { name: both('SECRET fee') });
await office.changed('home', '', { lead: both('SECRET lead') });
await office.changed('people', 'achankovil-g', { summary: both('SECRET summary') });
await office.changed('texts', 'about/history', ({ en }: { en: object }) => ({
  en: { ...en, text: 'SECRET [history](https://secret.test/).\n' },
}));
await office.add(
  'emergency',
  'secret',
  {
    ...{ id: 'secret', title: both('SECRET rain'), text: both('SECRET text') },
    ...{ from: '2026-11-24T10:00:00+05:30', until: '2056-12-01T18:00:00+05:30' },
  },
  'new!e',
);
const WAITING = [
  'emergency/secret',
  ...['tenders/secret-tender', 'documents/secret-results', 'fees/caution', 'home/'],
  ...['people/achankovil-g', 'texts/about/history'],
];
for (const key of WAITING) {
  const [kind = '', ...id] = key.split('/');
  await office.get('request', { kind, id: id.join('/'), reason: 'SECRET reason' });
}
const state = desk.git('rev-parse', 'HEAD');

const placeOf = (key: string) => {
  const [kind = '', ...id] = key.split('/');
  return { kind, id: id.join('/') };
};
const asQuery = (value: object) => new URLSearchParams(value as Record<string, string>).toString();
const each = (address: (key: string) => string) => WAITING.map(address);
const place = (name: string) => each((key) => `${name}?${asQuery(placeOf(key))}`);

/**
 * How each request to read is asked for all that waits; whether the answer tells those who may
 * write it.
 */
const READS: Record<string, { tells: boolean; asked: string[] }> = {
  'GET /api/me': { tells: false, asked: ['api/me'] },
  'GET /api/glossary': { tells: false, asked: ['api/glossary'] },
  'GET /api/kinds': { tells: false, asked: ['api/kinds'] },
  'GET /api/entry': { tells: true, asked: [...place('api/entry'), 'api/entry?kind=news&id=new!n'] },
  'GET /api/drafts': { tells: false, asked: ['api/drafts'] },
  'GET /api/entry-history': { tells: true, asked: place('api/entry-history') },
  'GET /api/entries': { tells: true, asked: ['api/entries', ...place('api/entries')] },
  'GET /api/memory': { tells: false, asked: ['api/memory?en=SECRET%20fee&lang=ml'] },
  'GET /api/files': { tells: true, asked: ['api/files'] },
  'GET /api/used-files': { tells: true, asked: ['api/used-files?kind=documents'] },
  'GET /api/used-picture': {
    tells: true,
    asked: ['api/used-picture?file=tenders/pictures/secret-tender.jpg'],
  },
  'GET /api/attached': { tells: true, asked: ['api/attached?id=secret-results'] },
  'GET /api/imports': { tells: false, asked: ['api/imports'] },
  'GET /api/setup': { tells: false, asked: ['api/setup'] },
  'GET /api/starter-texts': { tells: false, asked: ['api/starter-texts'] },
  'GET /api/comments': { tells: true, asked: place('api/comments') },
  'GET /api/changes': { tells: true, asked: ['api/changes'] },
  'GET /api/attention': { tells: true, asked: ['api/attention'] },
  'GET /api/history': { tells: true, asked: ['api/history'] },
  'GET /api/publication': { tells: false, asked: ['api/publication'] },
  'GET /api/urgent': { tells: true, asked: ['api/urgent'] },
  'GET /api/behind': { tells: false, asked: place('api/behind') },
  'GET /api/change': {
    tells: true,
    asked: [
      ...each((key) => `api/change?${asQuery({ key })}`),
      ...['api/change', 'api/change?tag=published/2026-11-24T000000'],
      'api/change?tag=published/2026-11-24T000001',
    ],
  },
  'GET /api/changed-file': {
    tells: true,
    asked: each(
      (key) =>
        `api/changed-file?${asQuery({ key, side: 'after', file: 'documents/files/secret-results.pdf' })}`,
    ),
  },
  'GET /api/deleted': { tells: false, asked: ['api/deleted'] },
  'GET /api/where': {
    tells: true,
    asked: [
      ...['api/where?page=/tenders', 'api/where?page=/downloads&text=SECRET%20results'],
      'api/where?page=/&text=SECRET',
    ],
  },
  'GET /api/page': {
    tells: false,
    asked: each((key) => `api/page?${asQuery({ ...placeOf(key), language: 'en' })}`),
  },
  'GET /api/shared-link': { tells: false, asked: place('api/shared-link') },
  'GET /shared/:token': { tells: false, asked: ['shared/secret'] },
  'GET /shared/:token/:locale': { tells: false, asked: ['shared/secret/ml'] },
  'GET /shared/:token/assets/:file': { tells: false, asked: ['shared/secret/assets/a.css'] },
  'GET /shared/:token/assets/pictures/:name': {
    ...{ tells: false, asked: ['shared/secret/assets/pictures/a.jpg'] },
  },
  'GET /preview': { tells: true, asked: ['preview'] },
  'GET /preview*': { tells: true, asked: ['preview/tenders', 'preview/downloads'] },
  'GET /live/*': { tells: false, asked: ['live/tenders'] },
  'GET /next/*': { tells: false, asked: ['next/tenders'] },
  'GET /assets/*': { tells: false, asked: ['assets/secret.txt'] },
  'GET /assets/pictures/:name': { tells: false, asked: ['assets/pictures/secret.jpg'] },
  'GET *': { tells: false, asked: ['index.html'] },
};

const draft = { ...placeOf('tenders/secret-tender'), value: { title: both('New') }, base: null };
const inLists = { kind: 'tenders', ids: ['secret-tender'] };
/**
 * How each request to write is made by who may not write what it is about; each is refused, and
 * changes nothing.
 */
const WRITES: Record<string, object> = {
  'POST /api/check': draft,
  'PUT /api/draft': { ...draft, base: {} },
  'POST /api/save': draft,
  'POST /api/remove': placeOf('tenders/secret-tender'),
  'POST /api/version': { ...placeOf('tenders/secret-tender'), commit: state },
  'POST /api/many': { ...inLists, action: 'end' },
  'POST /api/order': { kind: 'faq', ids: [] },
  'POST /api/file': {},
  'POST /api/use-file': {
    ...{ kind: 'news', id: 'rti-officer-change', file: 'documents/files/secret-results.pdf' },
  },
  'POST /api/scan': { file: 'secret-results.pdf' },
  'POST /api/import': {},
  'POST /api/rows?kind=calendar&field=holidays': {},
  'POST /api/leave-out': { parts: ['hostel'], isSure: true },
  'POST /api/leave-text': { id: 'about/history' },
  'POST /api/request': { ...placeOf('tenders/secret-tender'), reason: 'Mine' },
  'POST /api/comment': { ...placeOf('tenders/secret-tender'), text: 'Mine', isBack: false },
  'POST /api/still-right': { ...placeOf('texts/about/history'), path: [] },
  'POST /api/preview': draft,
  'POST /api/shared-link': { ...placeOf('tenders/secret-tender'), wanted: 'secret-tender' },
  'POST /api/prepare': { entries: WAITING },
  'POST /api/publish': { sentence: 'Ours', commit: 'prepared' },
  'POST /api/publish-alone': { sentence: 'Ours', entries: WAITING.slice(0, 1) },
  'POST /api/publish-on': { sentence: 'Ours', commit: 'prepared', day: '2056-06-01' },
  'POST /api/undo': { tag: 'published/2026-11-24T000001' },
  'POST /api/restore': { id: state, key: 'tenders/secret-tender' },
  'POST /api/check-link': { address: 'https://secret.test/' },
};
/** What is a person's own, or says nothing of an entry. */
const OWN = [
  ...['DELETE /api/draft', 'DELETE /api/preview', 'DELETE /api/shared-link'],
  'POST /api/spelling',
];

it('each request that the desk answers has a row in these tables', async () => {
  const known = [...Object.keys(READS), ...Object.keys(WRITES), ...OWN].map(
    (route) => route.split('?')[0],
  );
  expect((await desk.routes()).filter((route) => !known.includes(route))).toEqual([]);
});

const read = async (clerk: Clerk, url: string) => {
  const { answer } = await clerk.ask('', undefined, { url: `/${url}` });
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
};

describe('what others have saved, or published before its time', () => {
  it.each(Object.entries(READS))(
    'is not in what a student, or a department that publishes, gets by %s',
    async (_, { asked }) => {
      for (const clerk of [student, cse])
        for (const url of asked) expect(await read(clerk, url), url).not.toMatch(SECRET);
    },
  );

  it.each(Object.entries(READS).filter(([, { tells }]) => tells))(
    'is in what those who may write it get by %s',
    async (_, { asked }) => {
      const answers = await Promise.all(asked.map((url) => read(office, url)));
      expect(answers.some((answer) => SECRET.test(answer))).toBe(true);
    },
  );

  it('is told by kinds of content: who writes documents reads their waiting documents, and no fee', async () => {
    const { waiting } = await desk.as('documents').get('changes');
    expect(waiting.map(({ key }: { key: string }) => key)).toEqual(['documents/secret-results']);
  });
});

describe('what hinders a change, or is advised on it', () => {
  const attached = { attachments: ['rti-guide'] };
  it('names no title that others have saved and not published', async () => {
    await office.changed('tenders', 'secret-tender', { documents: ['rti-guide'] });
    await office.changed('news', 'rti-officer-change', {
      title: both('SECRET officer'),
      ...attached,
    });
    const documents = desk.as('documents');
    const { mistakes } = (await documents.ask('remove', { kind: 'documents', id: 'rti-guide' }))
      .answer;
    expect(JSON.stringify(mistakes)).not.toMatch(SECRET);
    expect(mistakes.map(({ words }: { words: { en: string } }) => words.en)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Something that others have saved'),
        expect.stringContaining('This names what you want to delete'),
      ]),
    );
    const told = (await office.ask('remove', { kind: 'documents', id: 'rti-guide' })).answer;
    expect(JSON.stringify(told.mistakes)).toMatch(SECRET);
    desk.git('reset', '--quiet', '--hard', state);
  });

  it('nor in the advice on several entries that are changed at once', async () => {
    await office.changed('news', 'minor-honours-choice', {
      ...{ validUntil: '2057-01-01T10:00:00+05:30', ...attached },
    });
    await office.changed('documents', 'rti-guide', { title: both('SECRET guide') });
    const later = { kind: 'news', ids: ['minor-honours-choice'], action: 'from', at: LATER };
    const [ours, told] = [await cse.ask('many', later), await office.ask('many', later)];
    desk.git('reset', '--quiet', '--hard', state);
    expect(JSON.stringify(ours.answer)).not.toMatch(SECRET);
    expect(JSON.stringify(ours.answer)).toContain('This document does not wait');
    expect(JSON.stringify(told.answer)).toMatch(SECRET);
  });
});

describe('what is of others', () => {
  afterEach(() => desk.git('reset', '--quiet', '--hard', state));
  const file = 'secret-results.pdf';
  const files = [{ file, languages: ['en'] }];
  const own = { title: both('Ours'), departments: ['cse'], category: 'students' };

  it.each([
    ['documents', { ...own, purpose: both('Ours'), issuedOn: '2026-11-23', files }],
    [
      'news',
      {
        ...{ ...own, summary: both('Ours'), audience: both('All'), body: both('Ours') },
        ...{ kind: 'academic', issuedOn: '2026-11-23', validUntil: '2027-01-01T10:00:00+05:30' },
        attachments: [{ file, languages: ['en'] }],
      },
    ],
  ])(
    'is no file of an own entry among %s: it would be read and published with that',
    async (kind, value) => {
      for (const address of ['check', 'save', 'preview']) {
        const draft = address !== 'preview' && { draft: 'new!ours' };
        const asked = { kind, id: 'ours', value, base: null, ...draft };
        expect(await cse.refusal(address, asked), address).toEqual([
          403,
          expect.stringContaining('You do not have permission'),
        ]);
      }
      expect(desk.git('rev-parse', 'HEAD')).toBe(state);
    },
  );

  it('is not given a document, which would show when it is published', async () => {
    const value = { ...own, purpose: both('Ours'), issuedOn: '2026-11-23', files };
    for (const address of ['check', 'save', 'preview']) {
      const draft = address !== 'preview' && { draft: 'new!ours' };
      const asked = { kind: 'documents', id: 'ours', base: null, ...draft };
      const given = (tender: string) =>
        documents.status(address, { ...asked, value: { ...value, files: [], tender } });
      expect(await given('secret-tender-later'), address).toBe(403);
      expect(await given('calendar-printing'), address).not.toBe(403);
      expect(await given('none-such'), address).not.toBe(403);
    }
  });

  it('is not compared with a draft under its name', async () => {
    const civil = (title: string, department: string) => ({
      ...parse(desk.read('news/minor-honours-choice.yaml')),
      ...{ title: both(title), departments: [department] },
    });
    await office.add('news', 'secret-civil', civil('SECRET bridge', 'civil'), 'new!civil');
    for (const address of ['check', 'preview']) {
      const value = civil('Guess', 'cse');
      const asked = { kind: 'news', id: 'secret-civil', value, base: null };
      expect(await cse.status(address, asked), address).toBe(403);
    }
  });
});

describe('what principal has prepared', () => {
  const prepared = () => principal.get('publication');
  it.each(Object.entries(WRITES))(
    'stays, with all content, after a student, or a department that publishes, tries %s',
    async (route, body) => {
      if ((await prepared()).stage !== 'ready') {
        await principal.get('prepare', { entries: WAITING });
        await vi.waitFor(async () => expect((await prepared()).stage).toBe('ready'), 60_000);
      }
      const before = await prepared();
      const [method = '', address = ''] = route.split(' /api/');
      const sent = JSON.parse(JSON.stringify(body).replace('"prepared"', `"${before.commit}"`));
      for (const clerk of [student, cse])
        expect(
          await clerk.status(address, sent, { method: method as 'POST' }),
          route,
        ).toBeGreaterThanOrEqual(400);
      expect([desk.git('rev-parse', 'HEAD'), await prepared()]).toEqual([state, before]);
    },
  );

  it.each(['prepare', 'publish', 'publish-alone', 'publish-on', 'undo'])(
    'is named to a department as that of others, by %s',
    async (address) => {
      const { commit } = await prepared();
      const body = JSON.parse(
        JSON.stringify(WRITES[`POST /api/${address}`]).replace('"prepared"', `"${commit}"`),
      );
      expect(await cse.refusal(address, body)).toEqual([
        403,
        expect.stringContaining('You publish only what you may change'),
      ]);
    },
  );

  it('is not shown to others, who are told only while it is under way', async () => {
    expect([await cse.get('publication'), await office.get('publication')]).toEqual([
      { stage: 'idle' },
      { stage: 'idle' },
    ]);
  });

  it('is published by its own press afterwards', async () => {
    const { commit } = await prepared();
    await principal.get('publish', { sentence: 'All of it', commit });
    await vi.waitFor(async () => expect((await prepared()).stage).toBe('published'), 60_000);
    expect(await cse.get('publication')).toEqual({ stage: 'idle' });
  });
});

// The last, since it leaves something prepared.
it('what is told of an own entry that names one of others has the title that is public', async () => {
  const name = 'news/minor-honours-choice';
  await office.changed('documents', 'rti-guide', { title: both('SECRET guide') });
  await cse.changed('news', 'minor-honours-choice', {
    ...{ validUntil: '2057-01-01T10:00:00+05:30', attachments: ['rti-guide'] },
  });
  const base = await cse.value('news', 'minor-honours-choice');
  const mine = { ...base, attachments: ['rti-guide', 'fee-sheet'] };
  await office.changed('news', 'minor-honours-choice', { attachments: ['application-form'] });
  const place = { kind: 'news', id: 'minor-honours-choice' };
  await cse.get('prepare', { entries: [name] });
  await vi.waitFor(async () => expect((await cse.get('publication')).stage).toBe('ready'), 60_000);
  for (const clerk of [cse, office]) {
    const told = [
      ...(await Promise.all(
        [`entry-history?${asQuery(place)}`, `change?${asQuery({ key: name })}`].map((address) =>
          clerk.get(address),
        ),
      )),
      (await clerk.ask('save', { ...place, value: mine, base })).answer,
      ...(clerk === cse ? [await clerk.get('publication'), await clerk.get('change')] : []),
    ].map((each) => JSON.stringify(each));
    expect(told.filter((each) => /SECRET/.test(each)).length > 0).toBe(clerk === office);
  }
});
