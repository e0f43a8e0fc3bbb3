import { afterAll, describe, expect, it } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { deskOverCopy } from './desk-copy.ts';

type Row = {
  kind: string;
  id: string;
  title: { en: string; ml: string };
  kindTitle: { en: string; ml: string };
  damaged?: string;
  isNamed: boolean;
};
const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const search = (words: string): Promise<Row[]> =>
  desk.get(`entries?q=${encodeURIComponent(words)}`);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
/** Runs a test while some files are other ones. */
async function whileChanged(
  changes: Record<string, (text: string) => string>,
  test: () => unknown,
) {
  const before = Object.keys(changes).map((file) => [file, desk.read(file)] as const);
  for (const [file, text] of before) desk.write(file, changes[file]?.(text) ?? '');
  try {
    await test();
  } finally {
    for (const [file, text] of before) desk.write(file, text);
  }
}
const NEWS = 'news/bus-routes-revised.yaml';

it('a committee whose term is ended today needs attention at once', async () => {
  const ended = (text: string) => text.replace(/^ {2}to: .*$/m, `  to: ${collegeDay(Date.now())}`);
  await whileChanged({ 'committees/library.yaml': ended }, async () => {
    const rows: { entry: Row }[] = await desk.attention('expiring');
    expect(rows.filter(({ entry }) => entry.kind === 'committees')).toMatchObject([
      { entry: { id: 'library' } },
    ]);
  });
});

describe('the search over all content', () => {
  it('finds what has changed since the last search', async () => {
    const zebra = (text: string) =>
      text.replace(/^ {2}en: .*$/m, '  en: The zebra crossing at the gate');
    expect(await search('zebra crossing')).toEqual([]);
    await whileChanged({ [NEWS]: zebra }, async () =>
      expect(idsOf(await search('zebra crossing'))).toEqual(['bus-routes-revised']),
    );
    expect(await search('zebra crossing')).toEqual([]);
  });

  it('gives each result a title and its kind in both languages', async () => {
    const rows = await search('');
    expect(
      rows.filter(
        ({ title, kindTitle }) => !(title.en && title.ml && kindTitle.en && kindTitle.ml),
      ),
    ).toEqual([]);
    expect(rows.find(({ kind }) => kind === 'navigation')).toMatchObject({
      title: { en: 'Menu and footer' },
    });
    expect(rows.find(({ kind }) => kind === 'fees')).toMatchObject({
      kindTitle: { en: 'Fee item', ml: expect.stringMatching(/[ഀ-ൿ]/) },
    });
  });

  it('finds the calendar by that word, in both languages', async () => {
    for (const word of ['calendar', 'കലണ്ടർ'])
      expect((await search(word)).map(({ kind }) => kind)).toContain('calendar');
  });

  it('tells what it names from what only contains its words', async () => {
    const named = async (words: string) =>
      (await search(words)).filter(({ isNamed }) => isNamed).map(({ kind, id }) => `${kind}/${id}`);
    expect(await named('കോഷൻ')).toContain('fees/caution');
    expect(await named('കലണ്ടർ അവധികൾ')).toEqual(['calendar/']);
    expect(await named('caution')).not.toContain('texts/academics/graduation');
  });

  it('finds a setting by the name of its field, also one in which nothing is written', async () => {
    const found = async (words: string) =>
      (await search(words)).filter(({ kind }) => kind === 'college');
    for (const words of ['second phone of the office', 'ഓഫീസിന്റെ രണ്ടാമത്തെ ഫോൺ'])
      expect(await found(words), words).toMatchObject([
        {
          path: ['contacts', 1, 'secondPhone'],
          field: { en: 'Offices 2, Second phone', ml: 'ഓഫീസുകൾ 2, രണ്ടാമത്തെ ഫോൺ' },
        },
      ]);
    expect(await found('student portal')).toMatchObject([{ path: ['portals', 'student'] }]);
    expect(await found('college details')).toMatchObject([
      { kindTitle: { en: 'College details' } },
    ]);
  });

  it.each([
    ['an address of the site', '/all-news/bus-routes-revised', 'bus-routes-revised'],
    [
      'a public address',
      'https://www.college.example/ml/all-news/bus-routes-revised?a=b',
      'bus-routes-revised',
    ],
    ['the address of a section', '/about#history', 'about/history'],
    ['an old chillu letter', 'രജിസ്ട്രേഷന്\u200d', 'even-semester-registration'],
    ['a sign that keeps letters apart', 'രജിസ്ട്രേ\u200cഷൻ', 'even-semester-registration'],
    ['a phone number without its hyphens', '18001805522', 'ragging-at-night'],
    ['an amount with a comma', '9,650', 'admission'],
    ['a day as it is written in India', '15/01/2027', 'even-semester-registration'],
  ])('finds %s: %s', async (_, query, id) => {
    expect((await search(query)).map((row) => row.id)).toContain(id);
  });

  it('names a damaged file and still finds the rest', async () => {
    const damaged = { [NEWS]: () => 'title: [\n', 'faq.yaml': () => '- id: [\n' };
    await whileChanged(damaged, async () => {
      const rows = await search('caution');
      expect(rows.filter((row) => row.damaged)).toMatchObject([
        { kind: 'news', id: 'bus-routes-revised', damaged: NEWS },
        { kind: 'faq', id: '', damaged: 'faq.yaml' },
      ]);
      expect(idsOf(rows)).toContain('caution');
      expect(await desk.refusal('entry?kind=faq&id=anything')).toEqual([
        422,
        expect.stringContaining('(faq.yaml, line 2)'),
      ]);
      const { mistakes, lists } = (await desk.ask('attention')).answer;
      const kinds = mistakes.map(({ entry }: { entry: Row }) => entry.kind).sort();
      expect([kinds, lists.length > 0]).toEqual([['faq', 'news'], true]);
      // Between other files it is checked as before.
      const place = { kind: 'news', id: 'minor-honours-choice' };
      const base = await desk.value(place.kind, place.id);
      const value = { ...base, departments: ['no-such'] };
      const { answer } = await desk.ask('check', { ...place, value, base });
      expect(answer.mistakes).toHaveLength(1);
    });
  });
});

it('an entry with a text that has no Malayalam yet needs attention', async () => {
  expect(await desk.attention('untranslated')).toEqual([]);
  const untranslated = (text: string) =>
    text.replace(/^ {4}ml: .*/m, '    ml: "Not translated yet"');
  await whileChanged({ 'faq.yaml': untranslated }, async () => {
    const title = { en: expect.stringContaining('questions: ') };
    const entry = { kind: 'faq', id: expect.any(String), title };
    expect(await desk.attention('untranslated')).toMatchObject([{ entry }]);
  });
});

it('what needs attention in a list names its entry', async () => {
  const rows: { address: string; entry: Row }[] = await desk.attention('linksUnchecked');
  const link = rows.find(({ address }) => address === 'https://nbaind.org');
  expect(link?.entry).toMatchObject({
    kind: 'faq',
    id: expect.stringContaining('accredited'),
    title: { en: expect.stringContaining('questions: ') },
  });
});

it('the names of people, departments and bodies are offered like the terms of the glossary', async () => {
  const terms: { en: string; lang: string; words: string }[] = await desk.get('glossary');
  expect(terms).toContainEqual({ en: 'Civil Engineering', lang: 'ml', words: 'സിവിൽ എൻജിനീയറിങ്' });
  expect(terms.find(({ en }) => en === 'Anti-ragging squad')?.words).toBe('റാഗിങ് വിരുദ്ധ സ്ക്വാഡ്');
  expect(
    terms.filter(({ en }, index) => index > 0 && en.length > (terms[index - 1]?.en.length ?? 0)),
  ).toEqual([]);
});

it('the Malayalam of other entries for the same English is offered, the most frequent first', async () => {
  const memory = (en: string) => desk.get(`memory?${new URLSearchParams({ en, lang: 'ml' })}`);
  expect(await memory(' students AND staff who travel by college bus')).toEqual([
    'കോളേജ് ബസിൽ യാത്ര ചെയ്യുന്ന വിദ്യാർഥികളും ജീവനക്കാരും',
  ]);
  expect(await memory('No such sentence.')).toEqual([]);
});

describe('a list', () => {
  it('says of each entry by what it can be filtered', async () => {
    const news: Row[] = await desk.list('news');
    expect(news.find(({ id }) => id === 'survey-camp-civil')).toMatchObject({
      departments: [{ id: 'civil', en: 'Civil Engineering', ml: expect.any(String) }],
      isSample: true,
      end: expect.stringMatching(/^\d{4}-/),
    });
    expect(news.filter((row) => 'lacksTranslation' in row)).toEqual([]);
  });

  it('says of a document with a notice that is published later from when it is there, and of a person who has left that nothing is shown', async () => {
    const at = '2126-12-01T09:30:00+05:30';
    const before = desk.git('rev-parse', 'HEAD');
    for (const [file, line] of [
      ['news/anti-ragging-undertaking.yaml', `publishFrom: "${at}"`],
      ['documents/anti-ragging-guide.yaml', 'notice: anti-ragging-undertaking'],
      ['people/mukkutti-l.yaml', 'leftOn: 2026-11-01'],
    ] as const)
      desk.write(file, `${desk.read(file)}${line}\n`);
    desk.commit('Later');
    desk.git('tag', '-am', 'The site', 'published/2026-11-27T000000');
    const rowOf = async (kind: string, wanted: string) =>
      (await desk.list(kind)).find(({ id }: Row) => id === wanted);
    expect(await rowOf('people', 'mukkutti-l')).toMatchObject({ state: 'left' });
    expect(await rowOf('documents', 'anti-ragging-guide')).toMatchObject({
      state: 'public',
      publishFrom: at,
    });
    desk.git('tag', '-d', 'published/2026-11-27T000000');
    desk.git('reset', '--hard', '-q', before);
  });

  it('says of each text on which page it is', async () => {
    type Text = Row & { page: { id: string; en: string; ml: string } };
    const texts: Text[] = await desk.list('texts');
    expect(texts.find(({ id }) => id === 'about/history')?.page).toEqual({
      id: 'about',
      en: 'About the college',
      ml: expect.stringMatching(/[ഀ-ൿ]/),
    });
    expect(texts.filter(({ page }) => !page.en || !page.ml)).toEqual([]);
  });

  it('gives several entries a time of publication, and none to entries that have no such field', async () => {
    const ids = ['bus-routes-revised', 'survey-camp-civil'];
    const wanted = { ids, action: 'from', at: '2026-12-01T09:30:00+05:30' };
    await desk.get('many', { kind: 'news', ...wanted });
    const all: (Row & { publishFrom: string })[] = await desk.list('news');
    expect(idsOf(all.filter(({ publishFrom }) => publishFrom === wanted.at))).toEqual(ids);
    const committee = { kind: 'committees', ...wanted, ids: ['library'] };
    expect(await desk.status('many', committee)).toBe(404);
    expect(await desk.status('many', { kind: 'news', ids, action: 'from' })).toBe(400);
  });

  it('of albums or committees is put into another order in one commit, unless it has changed meanwhile', async () => {
    const kind = 'committees';
    const [first = '', second = '', ...rest] = idsOf(await desk.list(kind));
    const ids = [second, first, ...rest];
    await desk.get('order', { kind, ids });
    expect(idsOf(await desk.list(kind))).toEqual(ids);
    expect(desk.saved()).toEqual(
      [first, second].map((id) => `content/committees/${id}.yaml`).sort(),
    );
    expect(await desk.status('order', { kind, ids: rest })).toBe(409);
    expect(await desk.status('order', { kind: 'news', ids: ['bus-routes-revised'] })).toBe(404);
  });

  it('of people is in the order of the site by department, and put into another one among those with the same post', async () => {
    const people = (): Promise<(Row & { group: string })[]> => desk.list('people');
    const all = await people();
    expect(all[0]?.group).toMatch(/\/head$/);
    const [group = '', own = []] =
      [...Map.groupBy(all, (row) => row.group)].find(
        ([name, { length }]) => /assistant-professor/.test(name) && length > 1,
      ) ?? [];
    const ids = idsOf(own).toReversed();
    await desk.get('order', { kind: 'people', ids });
    const [same, others] = [
      (row: { group: string }) => row.group === group,
      all.filter((row) => row.group !== group),
    ];
    const now = await people();
    expect([idsOf(now.filter(same)), now.filter((row) => !same(row))]).toEqual([ids, others]);
    expect(await desk.status('order', { kind: 'people', ids: ids.slice(1) })).toBe(409);
  });

  it('extends several entries by a week, ends them, and does neither while one of them has a mistake', async () => {
    const ids = ['hostel-rooms-even-semester', 'ktu-examination-registration'];
    const many = (action: string, more: string[] = []) => ({
      ...{ kind: 'news', ids: [...ids, ...more], action },
    });
    const ends = async () => {
      const all: (Row & { end: string })[] = await desk.list('news');
      return ids.map((id) => Date.parse(all.find((row) => row.id === id)?.end ?? ''));
    };
    const before = await ends();
    const head = desk.git('rev-parse', 'HEAD');
    await desk.get('many', many('week'));
    for (const [index, end] of (await ends()).entries())
      expect(end - (before[index] ?? 0)).toBeGreaterThanOrEqual(7 * 86_400_000);
    expect(desk.git('rev-parse', 'HEAD~1')).toBe(head);
    expect(await desk.status('many', many('end', ['none']))).toBe(404);
    const file = `news/${ids[0]}.yaml`;
    desk.write(file, desk.read(file).replace(/issuedOn: .*/, 'issuedOn: "2099-01-01"'));
    const { status, answer } = await desk.ask('many', many('end'));
    expect([status, answer.mistakes?.[0].entry.id]).toEqual([422, ids[0]]);
    desk.git('checkout', '--', 'content');
    await desk.get('many', many('end'));
    for (const end of await ends()) expect(end).toBeLessThanOrEqual(Date.now());
  });
});

it('photographs and documents are listed with the entries where each is replaced and used', async () => {
  type File = { file: string; kind: string; id: string; bytes: number; usedIn: Row[] };
  const files: File[] = await desk.get('files');
  const form = files.find(({ id }) => id === 'certificate-request');
  expect(form).toMatchObject({
    kind: 'documents',
    file: expect.stringMatching(/^documents\/files\/.*\.pdf$/),
    usedIn: expect.any(Array),
  });
  expect(form?.bytes).toBeGreaterThan(1000);
  expect(form?.usedIn).toContainEqual(
    expect.objectContaining({ kind: 'texts', id: 'alumni/certificates' }),
  );
  const used = files.flatMap(({ usedIn = [] }) => usedIn);
  expect(used.filter(({ title }) => !title.en || !title.ml)).toEqual([]);
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['documents', 'gallery']));
});
