import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lastModified } from '#app/content/last-modified.ts';
import { listPages } from '#app/content/pages.server.ts';
import { MESSAGES } from '#desk/client/messages.ts';
import { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { soundSite } from '#tests/support/sound-site.ts';
import { deskOverCopy } from './desk-copy.ts';

const NOTICE = { kind: 'news', id: 'activity-points-first-year' };
const FILE = 'news/activity-points-first-year.yaml';

type Row = { kind: string; id: string };

/** Stands for a fault that only drawing a page finds. */
class OnePageBroken extends SiteRenderer {
  override faultyPage(addresses: readonly string[]): Promise<string | undefined> {
    return Promise.resolve(
      addresses.find((address) => address === '/ml/all-news/hostel-rooms-even-semester'),
    );
  }
}

const desk = await deskOverCopy(undefined, new OnePageBroken());
afterAll(() => desk.dispose());

/** The notice of most tests, as its form is opened with it. */
const open = () => desk.entry(NOTICE.kind, NOTICE.id);
/** Changes the notice as its form does that was opened with `base`. */
const save = (base: object, change: object) =>
  desk.ask('save', { ...NOTICE, value: { ...base, ...change }, base });
const historyOfCollege = () => desk.value('texts', 'about/history');

describe('saving an entry', () => {
  it('changes the lines of the field only, and is a commit by its author', async () => {
    const before = desk.read(FILE);
    await desk.changed(NOTICE.kind, NOTICE.id, { kind: 'campus' });
    expect(desk.read(FILE)).toBe(before.replace('kind: academic', 'kind: campus'));
    expect(desk.git('log', '-1', '--format=%an <%ae>: %s')).toMatch(
      /^Anu Clerk <anu@college.example>: Change news\/activity-points-first-year: Activity points/,
    );
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('without a change writes nothing', async () => {
    const head = desk.git('rev-parse', 'HEAD');
    await desk.changed(NOTICE.kind, NOTICE.id, {});
    expect(desk.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('with a mistake is refused, with the mistake at its field in both languages', async () => {
    const before = desk.read(FILE);
    const summary = { en: 'x'.repeat(161), ml: 'ചുരുക്കം.' };
    const { status, answer } = await desk.change(NOTICE.kind, NOTICE.id, { summary });
    const words = {
      en: expect.stringContaining('at most 160 characters'),
      ml: expect.stringMatching(/[\u0d00-\u0d7f]/),
    };
    expect([status, answer.mistakes]).toMatchObject([422, [{ path: ['summary', 'en'], words }]]);
    expect(desk.read(FILE)).toBe(before);
  });

  it('is refused while its page cannot be drawn in one of the languages, so that it stops no publication', async () => {
    const head = desk.git('rev-parse', 'HEAD');
    const part = { kind: 'office' };
    const { status, answer } = await desk.change('news', 'hostel-rooms-even-semester', part);
    expect([status, answer.mistakes[0].words.en]).toEqual([
      422,
      'The page /ml/all-news/hostel-rooms-even-semester could not be shown with this. Nothing was saved; send the text to the web team.',
    ]);
    expect(desk.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('names the other entry when the mistake is there', async () => {
    const { answer } = await desk.change('departments', 'physics', { laboratories: [] });
    expect(answer.mistakes).toContainEqual(
      expect.objectContaining({ entry: expect.objectContaining({ kind: 'people' }) }),
    );
  });

  it('of one fee touches this fee only', async () => {
    const before = desk.read('fees.yaml');
    await desk.change('fees', 'caution', { amounts: { mtech: 1600 } });
    expect(desk.read('fees.yaml')).toBe(before.replace('{ mtech: 1575 }', '{ mtech: 1600 }'));
  });

  it('adds an entry, and deletes it', async () => {
    const { value } = await open();
    const title = { en: 'A new notice', ml: 'പുതിയ അറിയിപ്പ്' };
    await desk.add('news', 'new-notice', { ...value, title });
    const again = { kind: 'news', id: 'new-notice', value, base: null };
    expect(await desk.status('save', again)).toBe(409);
    expect(await desk.get('entries?kind=news&q=പുതിയ new')).toContainEqual(
      expect.objectContaining({ id: 'new-notice' }),
    );
    await desk.remove('news', 'new-notice');
    expect(await desk.status('entry?kind=news&id=new-notice')).toBe(404);
  });

  it('of a new text adds it to its page', async () => {
    const { en, ml } = await historyOfCollege();
    const titles = { en: { ...en, title: 'Past events' }, ml: { ...ml, title: 'മുൻ പരിപാടികൾ' } };
    await desk.add('texts', 'about/past-events', titles);
    expect(desk.read('pages/about/page.yaml')).toContain('past-events');
    await desk.remove('texts', 'about/past-events');
    expect(desk.read('pages/about/page.yaml')).not.toContain('past-events');
  });
});

it('a head who is one no more leaves a department that is named until it has another head', async () => {
  const place = { kind: 'people', id: 'ashokam-l' };
  const head = await desk.value(place.kind, place.id);
  const { isHead: _, ...person } = head;
  for (const value of [person, { ...head, leftOn: '2027-05-31' }]) {
    const { advice } = await desk.get('check', { ...place, value, base: head });
    expect(advice.filter(({ path }: { path?: string[] }) => path)).toMatchObject([
      {
        path: ['isHead'],
        words: { en: 'The department now has no head. Tick this box at the new one.' },
      },
    ]);
  }
  const without = async (): Promise<string[]> =>
    (await desk.attention('departmentsWithoutHead')).map((row: { entry: Row }) => row.entry.id);
  const before = await without();
  await desk.get('save', { ...place, value: person, base: head });
  expect(await without()).toEqual(['architecture', ...before].sort());
  await desk.get('save', { ...place, value: head, base: person });
});

it('a day of leaving is saved, and the texts and committees that name the person are said', async () => {
  const place = { kind: 'people', id: 'mukkutti-l' };
  const base = await desk.value(place.kind, place.id);
  const { advice } = await desk.get('check', {
    ...{ ...place, value: { ...base, leftOn: '2027-05-31' }, base },
  });
  const en = expect.stringMatching(/^This names the person\. .* Write who follows\.$/);
  expect(advice.filter(({ entry }: { entry?: Row }) => entry)).toMatchObject([
    { entry: { kind: 'committees', id: 'pta' }, words: { en } },
    { entry: { kind: 'texts', id: 'campus-life/film-and-photography' }, words: { en } },
  ]);
});

it('a committee of which a member has left is listed until another one has the seat', async () => {
  const place = { kind: 'people', id: 'mukkutti-l' };
  const base = await desk.value(place.kind, place.id);
  const value = { ...base, leftOn: '2026-06-30' };
  const seats = async () =>
    (await desk.get('attention')).lists.find(({ name }: { name: string }) => name === 'seatsOfLeft')
      .rows;
  expect(await seats()).toEqual([]);
  await desk.ask('save', { ...place, value, base });
  expect(await seats()).toMatchObject([
    {
      ...{ since: '2026-06-30', entry: { kind: 'committees', id: 'pta' } },
      field: { en: expect.stringContaining(base.name.en) },
    },
  ]);
  await desk.ask('save', { ...place, value: base, base: value });
});

it('each list of what needs attention has a title', async () => {
  const lists: { name: string }[] = (await desk.get('attention')).lists;
  expect(lists.map(({ name }) => name).sort()).toEqual(
    Object.keys(MESSAGES.en.attentionLists).sort(),
  );
});

it('a person who is in a committee is not deleted, and it is said where to change that', async () => {
  const { status, answer } = await desk.ask('remove', { kind: 'people', id: 'ashokam-l' });
  const en = 'This names what you want to delete. Choose another one there, or take it out.';
  expect([status, answer.error.en, answer.mistakes[0]]).toMatchObject([
    422,
    'Not deleted: first change what is listed below.',
    { entry: { kind: 'committees' }, words: { en } },
  ]);
});

it.each([
  ['kind=news&id=bus-routes-revised&language=ml', '/ml/all-news/bus-routes-revised'],
  ['kind=committees&id=library&language=en', '/administrative/statutory-committees'],
  ['kind=home&id=&language=en', '/'],
])('the published page of an entry is found: %s', async (query, path) => {
  const response = await desk.ask(`page?${query}`);
  expect([response.status, response.headers.location]).toEqual([
    302,
    `https://www.college.example${path}`,
  ]);
});

it('instead of the page of an entry that was never published, it is said that there is none', async () => {
  const client = join(desk.root, '.desk/site/current/client');
  mkdirSync(join(client, 'all-news/bus-routes-revised'), { recursive: true });
  writeFileSync(join(client, 'all-news/bus-routes-revised/index.html'), '');
  const look = (id: string) => desk.status(`page?kind=news&id=${id}&language=en`);
  expect(await look('bus-routes-revised')).toBe(302);
  expect(await look('survey-camp-civil')).toBe(404);
  rmSync(join(desk.root, '.desk/site'), { recursive: true });
});

describe('a new page', () => {
  const PAGE = { kind: 'pages', id: 'museum' };
  /** The addresses of the site as it is saved; it has no mistake. */
  const site = () => soundSite(join(desk.root, 'content'));
  const pathsOf = () =>
    new Set(listPages(site()).flatMap(({ path }) => (path.startsWith('/museum') ? [path] : [])));

  it('waits for its first text, is on the site with it, and can be deleted again', async () => {
    const { sections, subpages, drawings, contacts, ...fields } = await desk.value(
      'pages',
      'careers',
    );
    const title = { en: 'College museum', ml: 'കോളേജ് മ്യൂസിയം' };
    await desk.add('pages', 'museum', { ...fields, title, sections: [] }, 'new!page');
    expect(pathsOf()).toEqual(new Set());
    const { en, ml } = await historyOfCollege();
    const value = { en: { ...en, title: 'Old machines' }, ml: { ...ml, title: 'പഴയ യന്ത്രങ്ങൾ' } };
    const unnamed = { kind: 'texts', id: '', draft: 'new!text', value, base: null };
    expect(await desk.get('check', unnamed)).toEqual({ id: '', mistakes: [], advice: [] });
    const { id } = await desk.add('texts', 'museum/machines', value, 'new!text');
    expect([id, pathsOf()]).toEqual(['museum/machines', new Set(['/museum'])]);
    expect(lastModified(site(), '/museum', 'en')).toMatch(/^\d{4}-\d\d-\d\d$/);
    const refused = await desk.ask('remove', PAGE);
    expect([refused.status, refused.answer.mistakes]).toMatchObject([
      422,
      [{ entry: { id: 'museum/machines' }, words: { en: 'Delete this text first.' } }],
    ]);
    await desk.remove('texts', 'museum/machines');
    await desk.remove('pages', 'museum');
    site();
  });

  it('of a department can be deleted, and added by its own name', async () => {
    const economics = await desk.value('departments', 'economics');
    const name = { en: 'Statistics', ml: 'സ്റ്റാറ്റിസ്റ്റിക്സ്' };
    const value = { ...economics, id: 'statistics', name };
    await desk.add('departments', 'statistics', value, 'new!dept');
    await desk.remove('departments', 'statistics');
    site();
  });

  it.each(['texts', 'document-texts', 'pages', 'fees', 'redirects'])(
    'the form of a new entry opens (%s)',
    async (kind) =>
      expect(await desk.entry(kind, 'new!x')).toMatchObject({ value: null, draft: null }),
  );
});

describe('Malayalam in an old encoding', () => {
  it('is converted where a text is saved, and each place is named', async () => {
    const base = await desk.value('news', 'bus-routes-revised');
    const title = { ...base.title, ml: 'ബസ് റൂട്ടുകള്\u200d\u200b' };
    const body = { en: 'New\ufeff tim\u00ading.', ml: 'സര്\u200dക്കാര്\u200d വെബ്\u200cസൈറ്റ്.' };
    const place = { kind: 'news', id: 'bus-routes-revised' };
    const saved = { ...place, value: { ...base, title, body }, base };
    expect((await desk.get('check', saved)).mistakes).toEqual([]);
    const answer = await desk.get('save', saved);
    expect(answer.value.title.ml).toBe('ബസ് റൂട്ടുകൾ');
    expect(answer.value.body).toEqual({ en: 'New timing.', ml: 'സർക്കാർ വെബ്\u200cസൈറ്റ്.' });
    expect(answer.corrected).toEqual({
      en: 'Old chillu letters were converted in: Title, Malayalam; Text, Malayalam. Invisible signs were removed in: Title, Malayalam; Text, English.',
      ml: 'പഴയ ചില്ലക്ഷരങ്ങൾ മാറ്റി. സ്ഥലം: തലക്കെട്ട്, മലയാളം; ഉള്ളടക്കം, മലയാളം. അദൃശ്യ ചിഹ്നങ്ങൾ നീക്കി. സ്ഥലം: തലക്കെട്ട്, മലയാളം; ഉള്ളടക്കം, ഇംഗ്ലീഷ്.',
    });
    expect(desk.git('log', '-1', '--format=%s')).not.toContain('\u200d');
  });

  it('of a text is named with its lines', async () => {
    const before = (await historyOfCollege()).ml;
    const ml = { ...before, text: `${before.text}\nസര്\u200dക്കാര്\u200d കോളേജ്.\n` };
    const { value, corrected } = await desk.changed('texts', 'about/history', { ml });
    expect(value.ml.text).toBe(`${before.text}\nസർക്കാർ കോളേജ്.\n`);
    expect(corrected.en).toMatch(
      /^Old chillu letters were converted in: Malayalam, Text, line \d+\.$/,
    );
  });
});

describe('two people in one entry', () => {
  it('keep what each has changed, and choose where both changed the same', async () => {
    const { value } = await open();
    const titled = (en: string) => ({ ...value.title, en });
    const [mine, theirs] = [
      'Activity points: certificates',
      'Activity points: submit certificates',
    ];
    await save(value, { kind: 'office', title: titled(theirs) });
    const { status, answer } = await save(value, { contact: 'library', title: titled(mine) });
    expect([status, answer.by, answer.taken]).toEqual([409, 'Anu Clerk', [['kind']]]);
    expect(answer.conflicts).toEqual([{ path: ['title', 'en'], mine, theirs }]);
    expect(answer.shown).toEqual([
      { mine: { en: mine, ml: mine }, theirs: { en: theirs, ml: theirs } },
    ]);
    expect(answer.value).toMatchObject({ kind: 'office', contact: 'library' });
    await desk.get('save', { ...NOTICE, value: answer.value, base: answer.theirs });
  });

  it('sees a change that came from outside the desk', async () => {
    const { value } = await open();
    desk.write(FILE, desk.read(FILE).replace('contact: library', 'contact: office'));
    desk.commit('From outside');
    const { status, answer } = await save(value, { kind: 'academic' });
    expect([status, answer.conflicts, answer.taken]).toEqual([409, [], [['contact']]]);
  });
});

describe('an unfinished entry', () => {
  it('is saved for its author and survives a restart', async () => {
    const { value } = await open();
    const draft = { ...NOTICE, value: { ...value, title: { en: 'Half' } }, base: value };
    await desk.get('draft', draft, { method: 'PUT' });
    await desk.restart();
    expect((await open()).draft.value.title).toEqual({ en: 'Half' });
    expect(await desk.get('drafts')).toHaveLength(1);
    await desk.get(`draft?kind=news&id=${NOTICE.id}`, undefined, { method: 'DELETE' });
    expect((await open()).draft).toBeNull();
  });

  it('is checked as the build checks it', async () => {
    const { value } = await open();
    const draft = { ...NOTICE, value: { ...value, departments: ['alchemy'] }, base: value };
    const { mistakes } = (await desk.ask('check', draft)).answer;
    expect(mistakes[0].path[0]).toBe('departments');
  });
});
