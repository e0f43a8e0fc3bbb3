import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lastModified } from '#app/content/last-modified.ts';
import { listPages } from '#app/content/pages.server.ts';
import { loadSite } from '#app/site.ts';
import { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { deskOverCopy } from './desk-copy.ts';

const NOTICE = { kind: 'news', id: 'activity-points-first-year' };
const FILE = 'news/activity-points-first-year.yaml';
const WHERE = `entry?kind=${NOTICE.kind}&id=${NOTICE.id}`;

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

const open = async (where = WHERE) => (await desk.ask(where)).answer;
const siteOf = (root: string) => {
  const result = loadSite(join(root, 'content'));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.site;
};
const changed = <Change extends object>(value: object, change: Change) => ({
  ...structuredClone(value),
  ...change,
});

describe('saving an entry', () => {
  it('changes the lines of the field only, and is a commit by its author', async () => {
    const before = desk.read(FILE);
    expect((await desk.change(NOTICE.kind, NOTICE.id, { kind: 'campus' })).status).toBe(200);
    expect(desk.read(FILE)).toBe(before.replace('kind: academic', 'kind: campus'));
    expect(desk.git('log', '-1', '--format=%an <%ae>: %s')).toMatch(
      /^Anu Clerk <anu@college.example>: Change news\/activity-points-first-year: Activity points/,
    );
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('without a change writes nothing', async () => {
    const head = desk.git('rev-parse', 'HEAD');
    expect((await desk.change(NOTICE.kind, NOTICE.id, {})).status).toBe(200);
    expect(desk.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('with a mistake is refused, with the mistake at its field in both languages', async () => {
    const before = desk.read(FILE);
    const { status, answer } = await desk.change(NOTICE.kind, NOTICE.id, ({ summary }) => ({
      summary: { ...Object(summary), en: 'x'.repeat(161) },
    }));
    expect([status, answer.mistakes[0].path]).toEqual([422, ['summary', 'en']]);
    expect(answer.mistakes[0].words.en).toContain('at most 160 characters');
    expect(answer.mistakes[0].words.ml).toMatch(/[\u0d00-\u0d7f]/);
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
    expect(
      answer.mistakes.some(
        (mistake: { entry?: { kind: string } }) => mistake.entry?.kind === 'people',
      ),
    ).toBe(true);
  });

  it('of one fee touches this fee only', async () => {
    const before = desk.read('fees.yaml');
    await desk.change('fees', 'caution', { amounts: { mtech: 1600 } });
    expect(desk.read('fees.yaml')).toBe(before.replace('{ mtech: 1575 }', '{ mtech: 1600 }'));
  });

  it('adds an entry, and deletes it', async () => {
    const { value } = await open();
    const added = { kind: 'news', id: 'new-notice' };
    const title = { en: 'A new notice', ml: 'പുതിയ അറിയിപ്പ്' };
    const saved = await desk.ask('save', { ...added, value: { ...value, title }, base: null });
    expect(saved.status).toBe(200);
    expect((await desk.ask('save', { ...added, value, base: null })).status).toBe(409);
    expect(
      (await desk.ask('entries?kind=news&q=പുതിയ new')).answer.map(({ id }: { id: string }) => id),
    ).toContain('new-notice');
    expect((await desk.ask('remove', added)).status).toBe(200);
    expect((await desk.ask('entry?kind=news&id=new-notice')).status).toBe(404);
  });

  it('of a new text adds it to its page', async () => {
    const { value } = await open('entry?kind=texts&id=about/history');
    const texts = {
      en: { ...value.en, title: 'Past events' },
      ml: { ...value.ml, title: 'മുൻ പരിപാടികൾ' },
    };
    const { status, answer } = await desk.ask('save', {
      kind: 'texts',
      id: 'about/past-events',
      value: texts,
      base: null,
    });
    expect([status, answer.mistakes]).toEqual([200, undefined]);
    expect(desk.read('pages/about/page.yaml')).toContain('past-events');
    expect((await desk.ask('remove', { kind: 'texts', id: 'about/past-events' })).status).toBe(200);
    expect(desk.read('pages/about/page.yaml')).not.toContain('past-events');
  });
});

it('a head who is one no more leaves a department that is named until it has another head', async () => {
  const { value } = await open('entry?kind=people&id=ashokam-l');
  const { isHead: _, ...person } = value;
  const place = { kind: 'people', id: 'ashokam-l' };
  for (const next of [person, { ...value, leftOn: '2027-05-31' }]) {
    const { advice } = (await desk.ask('check', { ...place, value: next, base: value })).answer;
    expect(advice.filter(({ path }: { path?: string[] }) => path)).toMatchObject([
      {
        path: ['isHead'],
        words: { en: 'The department now has no head. Tick this box at the new one.' },
      },
    ]);
  }
  const without = async () =>
    (await desk.ask('care')).answer.lists
      .find(({ name }: { name: string }) => name === 'departmentsWithoutHead')
      .rows.map(({ entry }: { entry: { id: string } }) => entry.id);
  const before = await without();
  expect((await desk.ask('save', { ...place, value: person, base: value })).status).toBe(200);
  expect(await without()).toEqual(['architecture', ...before].sort());
  expect((await desk.ask('save', { ...place, value, base: person })).status).toBe(200);
});

it('a day of leaving is saved, and the texts and committees that name the person are said', async () => {
  const named = async (id: string) => {
    const { value } = await open(`entry?kind=people&id=${id}`);
    const next = { kind: 'people', id, value: { ...value, leftOn: '2027-05-31' }, base: value };
    const { status, answer } = await desk.ask('check', next);
    expect([status, answer.mistakes]).toEqual([200, []]);
    return answer.advice.flatMap(({ entry, words }: { entry?: object; words: { en: string } }) =>
      entry ? [[entry, words.en]] : [],
    );
  };
  const words = expect.stringMatching(/^This names the person\. .* Write who follows\.$/);
  const entries = [
    { kind: 'committees', id: 'pta' },
    { kind: 'texts', id: 'campus-life/film-and-photography' },
  ];
  expect(await named('mukkutti-l')).toEqual(
    entries.map((entry) => [expect.objectContaining(entry), words]),
  );
});

it('a person who is in a committee is not deleted, and it is said where to change that', async () => {
  const { status, answer } = await desk.ask('remove', { kind: 'people', id: 'ashokam-l' });
  expect([status, answer.error.en]).toEqual([
    422,
    'Not deleted: first change what is listed below.',
  ]);
  expect(answer.mistakes[0]).toMatchObject({
    entry: { kind: 'committees' },
    words: {
      en: 'This names what you want to delete. Choose another one there, or take it out.',
    },
  });
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
  const look = async (id: string) => (await desk.ask(`page?kind=news&id=${id}&language=en`)).status;
  expect(await look('bus-routes-revised')).toBe(302);
  expect(await look('survey-camp-civil')).toBe(404);
  rmSync(join(desk.root, '.desk/site'), { recursive: true });
});

describe('a new page', () => {
  const PAGE = { kind: 'pages', id: 'museum' };
  const draft = { draft: 'new!page', base: null };

  it('waits for its first text, is on the site with it, and can be deleted again', async () => {
    const { value: page } = await open('entry?kind=pages&id=careers');
    const { sections: _, subpages: __, drawings: ___, contacts: ____, ...fields } = page;
    const title = { en: 'College museum', ml: 'കോളേജ് മ്യൂസിയം' };
    expect(
      (await desk.ask('save', { ...PAGE, ...draft, value: { ...fields, title, sections: [] } }))
        .status,
    ).toBe(200);
    const pathsNow = () =>
      listPages(siteOf(desk.root)).flatMap(({ path }) =>
        path.startsWith('/museum') ? [path] : [],
      );
    expect(pathsNow()).toEqual([]);
    const { value } = await open('entry?kind=texts&id=about/history');
    const texts = {
      en: { ...value.en, title: 'Old machines' },
      ml: { ...value.ml, title: 'പഴയ യന്ത്രങ്ങൾ' },
    };
    expect(
      (
        await desk.ask('check', {
          kind: 'texts',
          id: '',
          draft: 'new!text',
          value: texts,
          base: null,
        })
      ).answer,
    ).toEqual({
      id: '',
      mistakes: [],
      advice: [],
    });
    const saved = await desk.ask('save', {
      kind: 'texts',
      id: 'museum/machines',
      draft: 'new!text',
      value: texts,
      base: null,
    });
    expect([saved.status, saved.answer.id]).toEqual([200, 'museum/machines']);
    expect(new Set(pathsNow())).toEqual(new Set(['/museum']));
    expect(lastModified(siteOf(desk.root), '/museum', 'en')).toMatch(/^\d{4}-\d\d-\d\d$/);
    const refused = await desk.ask('remove', PAGE);
    expect([
      refused.status,
      refused.answer.mistakes[0].entry.id,
      refused.answer.mistakes[0].words.en,
    ]).toEqual([422, 'museum/machines', 'Delete this text first.']);
    expect((await desk.ask('remove', { kind: 'texts', id: 'museum/machines' })).status).toBe(200);
    expect((await desk.ask('remove', PAGE)).status).toBe(200);
    expect('site' in loadSite(join(desk.root, 'content'))).toBe(true);
  });

  it('of a department can be deleted, and added by its own name', async () => {
    const { value } = await open('entry?kind=departments&id=economics');
    const added = { ...value, id: 'statistics', name: { en: 'Statistics', ml: 'സ്റ്റാറ്റിസ്റ്റിക്സ്' } };
    const saved = await desk.ask('save', {
      kind: 'departments',
      id: 'statistics',
      draft: 'new!dept',
      value: added,
      base: null,
    });
    expect([saved.status, saved.answer.mistakes]).toEqual([200, undefined]);
    const removed = await desk.ask('remove', { kind: 'departments', id: 'statistics' });
    expect([removed.status, removed.answer.mistakes]).toEqual([200, undefined]);
    expect('site' in loadSite(join(desk.root, 'content'))).toBe(true);
  });

  it.each(['texts', 'document-texts', 'pages', 'fees', 'redirects'])(
    'the form of a new entry opens (%s)',
    async (kind) => {
      const { status, answer } = await desk.ask(`entry?kind=${kind}&id=new!x`);
      expect([status, answer.value, answer.draft]).toEqual([200, null, null]);
    },
  );
});

describe('Malayalam in an old encoding', () => {
  it('is converted where a text is saved, and each place is named', async () => {
    const { value } = await open('entry?kind=news&id=bus-routes-revised');
    const title = { ...value.title, ml: 'ബസ് റൂട്ടുകള്\u200d\u200b' };
    const body = { en: 'New\ufeff tim\u00ading.', ml: 'സര്\u200dക്കാര്\u200d വെബ്\u200cസൈറ്റ്.' };
    const changed = { ...value, title, body };
    const place = { kind: 'news', id: 'bus-routes-revised' };
    expect(
      (await desk.ask('check', { ...place, value: changed, base: value })).answer.mistakes,
    ).toEqual([]);
    const { status, answer } = await desk.ask('save', { ...place, value: changed, base: value });
    expect(status).toBe(200);
    expect(answer.value.title.ml).toBe('ബസ് റൂട്ടുകൾ');
    expect(answer.value.body).toEqual({ en: 'New timing.', ml: 'സർക്കാർ വെബ്\u200cസൈറ്റ്.' });
    expect(answer.corrected).toEqual({
      en: 'Old chillu letters were converted in: Title, Malayalam; Text, Malayalam. Invisible signs were removed in: Title, Malayalam; Text, English.',
      ml: 'പഴയ ചില്ലക്ഷരങ്ങൾ മാറ്റി. സ്ഥലം: തലക്കെട്ട്, മലയാളം; ഉള്ളടക്കം, മലയാളം. അദൃശ്യ ചിഹ്നങ്ങൾ നീക്കി. സ്ഥലം: തലക്കെട്ട്, മലയാളം; ഉള്ളടക്കം, ഇംഗ്ലീഷ്.',
    });
    expect(desk.git('log', '-1', '--format=%s')).not.toContain('\u200d');
  });

  it('of a text is named with its lines', async () => {
    const { value } = await desk.entry('texts', 'about/history');
    const ml = { ...value.ml, text: `${value.ml.text}\nസര്\u200dക്കാര്\u200d കോളേജ്.\n` };
    const { answer } = await desk.change('texts', 'about/history', { ml });
    expect(answer.value.ml.text).toBe(`${value.ml.text}\nസർക്കാർ കോളേജ്.\n`);
    expect(answer.corrected.en).toMatch(
      /^Old chillu letters were converted in: Malayalam, Text, line \d+\.$/,
    );
  });
});

it.each([
  [' https://forms.gle/AbC ', 'https://forms.gle/AbC'],
  ['\u202ahttps://forms.gle/AbC\u202c\u200b', 'https://forms.gle/AbC'],
  ['\u00a0/about#history\n', '/about#history'],
])('what was copied along with an address is removed: %j', async (copied, href) => {
  const links = [{ label: { en: ' Form ', ml: 'ഫോം' }, href: copied }];
  const saved = await desk.change('news', 'bus-routes-revised', { links });
  expect([saved.status, saved.answer.value.links]).toEqual([
    200,
    [{ label: { en: 'Form', ml: 'ഫോം' }, href }],
  ]);
});

describe('two people in one entry', () => {
  it('keep what each has changed, and choose where both changed the same', async () => {
    const { value } = await open();
    const theirs = changed(value, {
      kind: 'office',
      title: { ...value.title, en: 'Activity points: submit certificates' },
    });
    await desk.ask('save', { ...NOTICE, value: theirs, base: value });
    const mine = changed(value, {
      contact: 'library',
      title: { ...value.title, en: 'Activity points: certificates' },
    });
    const { status, answer } = await desk.ask('save', { ...NOTICE, value: mine, base: value });
    expect(status).toBe(409);
    expect(answer.conflicts).toEqual([
      { path: ['title', 'en'], mine: mine.title.en, theirs: theirs.title.en },
    ]);
    expect(answer.shown).toEqual([
      {
        mine: { en: mine.title.en, ml: mine.title.en },
        theirs: { en: theirs.title.en, ml: theirs.title.en },
      },
    ]);
    expect(answer.by).toBe('Anu Clerk');
    expect(answer.taken).toEqual([['kind']]);
    expect(answer.value).toMatchObject({ kind: 'office', contact: 'library' });
    expect(
      (await desk.ask('save', { ...NOTICE, value: answer.value, base: answer.theirs })).status,
    ).toBe(200);
  });

  it('sees a change that came from outside the desk', async () => {
    const { value } = await open();
    desk.write(FILE, desk.read(FILE).replace('contact: library', 'contact: office'));
    desk.git('commit', '--quiet', '-am', 'From outside');
    const { status, answer } = await desk.ask('save', {
      ...NOTICE,
      value: { ...value, kind: 'academic' },
      base: value,
    });
    expect([status, answer.conflicts, answer.taken]).toEqual([409, [], [['contact']]]);
  });
});

describe('an unfinished entry', () => {
  it('is saved for its author and survives a restart', async () => {
    const { value } = await open();
    const draft = { ...NOTICE, value: { ...value, title: { en: 'Half' } }, base: value };
    expect((await desk.ask('draft', draft, { method: 'PUT' })).status).toBe(200);
    await desk.restart();
    expect((await open()).draft.value.title).toEqual({ en: 'Half' });
    expect((await desk.ask('drafts')).answer).toHaveLength(1);
    expect(
      (await desk.ask(`draft?kind=news&id=${NOTICE.id}`, undefined, { method: 'DELETE' })).status,
    ).toBe(200);
    expect((await open()).draft).toBeNull();
  });

  it('is checked as the build checks it', async () => {
    const { value } = await open();
    const { answer } = await desk.ask('check', {
      ...NOTICE,
      value: { ...value, departments: ['alchemy'] },
      base: value,
    });
    expect(answer.mistakes[0].path.slice(0, 1)).toEqual(['departments']);
  });
});
