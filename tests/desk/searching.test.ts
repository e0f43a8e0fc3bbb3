import { afterAll, describe, expect, it } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { deskOverCopy } from './desk-copy.ts';

type Row = {
  kind: string;
  id: string;
  title: { en: string; ml: string };
  kindTitle: { en: string; ml: string };
  damaged?: string;
};
const desk = await deskOverCopy();
afterAll(() => {
  desk.dispose();
});

const search = async (words: string): Promise<Row[]> =>
  (await desk.ask(`entries?q=${encodeURIComponent(words)}`)).answer;

it('a committee whose term is ended today needs attention at once', async () => {
  const library = desk.read('committees/library.yaml');
  desk.write(
    'committees/library.yaml',
    library.replace(/^ {2}to: .*$/m, `  to: ${collegeDay(Date.now())}`),
  );
  const { lists } = (await desk.ask('care')).answer;
  desk.write('committees/library.yaml', library);
  const rows = lists.find(({ name }: { name: string }) => name === 'expiring').rows;
  expect(rows.filter(({ file }: { file: string }) => file.startsWith('committees/'))).toMatchObject(
    [{ entry: { kind: 'committees', id: 'library' } }],
  );
});

describe('the search over all content', () => {
  it('finds what has changed since the last search', async () => {
    expect(await search('zebra crossing')).toEqual([]);
    const news = desk.read('news/bus-routes-revised.yaml');
    desk.write(
      'news/bus-routes-revised.yaml',
      news.replace(/^ {2}en: .*$/m, '  en: The zebra crossing at the gate'),
    );
    expect((await search('zebra crossing')).map(({ id }) => id)).toEqual(['bus-routes-revised']);
    desk.write('news/bus-routes-revised.yaml', news);
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
    const [faq, news] = ['faq.yaml', 'news/bus-routes-revised.yaml'].map(
      (file) => [file, desk.read(file)] as const,
    );
    desk.write('faq.yaml', '- id: [\n');
    desk.write('news/bus-routes-revised.yaml', 'title: [\n');
    const rows = await search('caution');
    expect(
      rows
        .filter(({ damaged }) => damaged)
        .map(({ kind, id, damaged }) => `${kind}/${id} ${damaged}`),
    ).toEqual(['news/bus-routes-revised news/bus-routes-revised.yaml', 'faq/ faq.yaml']);
    expect(rows.map(({ id }) => id)).toContain('caution');
    const entry = await desk.ask('entry?kind=faq&id=anything');
    expect([entry.status, entry.answer.error.en]).toEqual([
      422,
      expect.stringContaining('(faq.yaml, line 2)'),
    ]);
    const { mistakes, lists } = (await desk.ask('care')).answer;
    expect(
      mistakes.map(({ entry: named }: { entry: { kind: string } }) => named.kind).sort(),
    ).toEqual(['faq', 'news']);
    expect(lists.length).toBeGreaterThan(0);
    // Between other files it is checked as before.
    const notice = (await desk.ask('entry?kind=news&id=minor-honours-choice')).answer.value;
    const check = await desk.ask('check', {
      kind: 'news',
      id: 'minor-honours-choice',
      value: { ...notice, departments: ['no-such'] },
      base: notice,
    });
    expect(check.answer.mistakes).toHaveLength(1);
    for (const each of [faq, news]) if (each) desk.write(...each);
  });
});

it('an entry with a text that has no Malayalam yet needs attention', async () => {
  const listed = async () =>
    (await desk.ask('care')).answer.lists.find(
      ({ name }: { name: string }) => name === 'untranslated',
    ).rows;
  expect(await listed()).toEqual([]);
  const faq = desk.read('faq.yaml');
  desk.write('faq.yaml', faq.replace(/^ {4}ml: .*/m, '    ml: "Not translated yet"'));
  expect(await listed()).toMatchObject([
    {
      entry: {
        kind: 'faq',
        id: expect.any(String),
        title: { en: expect.stringContaining('questions: ') },
      },
    },
  ]);
  desk.write('faq.yaml', faq);
});

it('what needs attention in a list names its entry', async () => {
  const { lists } = (await desk.ask('care')).answer;
  const { rows } = lists.find(({ name }: { name: string }) => name === 'linksUnchecked');
  const link = rows.find(({ address }: { address: string }) => address === 'https://nbaind.org');
  expect(link.entry).toMatchObject({
    kind: 'faq',
    id: expect.stringContaining('accredited'),
    title: { en: expect.stringContaining('questions: ') },
  });
});

it('the names of people, departments and bodies are offered like the terms of the glossary', async () => {
  const terms: { en: string; ml: string }[] = (await desk.ask('glossary')).answer;
  expect(terms).toContainEqual({ en: 'Civil Engineering', ml: 'സിവിൽ എൻജിനീയറിങ്' });
  expect(terms.find(({ en }) => en === 'Anti-ragging squad')?.ml).toBe('റാഗിങ് വിരുദ്ധ സ്ക്വാഡ്');
  expect(
    terms.filter(({ en }, index) => index > 0 && en.length > (terms[index - 1]?.en.length ?? 0)),
  ).toEqual([]);
});

it('the Malayalam of other entries for the same English is offered, the most frequent first', async () => {
  const memory = async (en: string) =>
    (await desk.ask(`memory?${new URLSearchParams({ en })}`)).answer;
  expect(await memory(' students AND staff who travel by college bus')).toEqual([
    'കോളേജ് ബസിൽ യാത്ര ചെയ്യുന്ന വിദ്യാർഥികളും ജീവനക്കാരും',
  ]);
  expect(await memory('No such sentence.')).toEqual([]);
});

describe('a list', () => {
  const rows = async () =>
    (await desk.ask('entries?kind=events')).answer as {
      id: string;
      end: string;
      isSample?: boolean;
    }[];

  it('says of each entry by what it can be filtered', async () => {
    const news = (await desk.ask('entries?kind=news')).answer as Row[];
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
    desk.git('commit', '-qam', 'Later');
    desk.git('tag', '-am', 'The site', 'published/2026-11-27T000000');
    const rowOf = async (kind: string, wanted: string) =>
      ((await desk.ask(`entries?kind=${kind}`)).answer as Row[]).find(({ id }) => id === wanted);
    expect(await rowOf('people', 'mukkutti-l')).toMatchObject({ state: 'left' });
    expect(await rowOf('documents', 'anti-ragging-guide')).toMatchObject({
      state: 'public',
      publishFrom: at,
    });
    desk.git('tag', '-d', 'published/2026-11-27T000000');
    desk.git('reset', '--hard', '-q', before);
  });

  it('says of each text on which page it is', async () => {
    const texts = (await desk.ask('entries?kind=texts')).answer as (Row & {
      page: { id: string; en: string; ml: string };
    })[];
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
    expect((await desk.ask('many', { kind: 'news', ...wanted })).status).toBe(200);
    const all = (await desk.ask('entries?kind=news')).answer as {
      id: string;
      publishFrom: string;
    }[];
    expect(all.filter(({ publishFrom }) => publishFrom === wanted.at).map(({ id }) => id)).toEqual(
      ids,
    );
    expect(
      (await desk.ask('many', { kind: 'committees', ...wanted, ids: ['library'] })).status,
    ).toBe(404);
    expect((await desk.ask('many', { kind: 'news', ids, action: 'from' })).status).toBe(400);
  });

  it('of albums or committees is put into another order in one commit, unless it has changed meanwhile', async () => {
    const committees = async () =>
      ((await desk.ask('entries?kind=committees')).answer as Row[]).map(({ id }) => id);
    const [first = '', second = '', ...rest] = await committees();
    const order = [second, first, ...rest];
    expect((await desk.ask('order', { kind: 'committees', ids: order })).status).toBe(200);
    expect(await committees()).toEqual(order);
    expect(desk.git('show', '--name-only', '--format=', 'HEAD').split('\n').sort()).toEqual(
      [first, second].map((id) => `content/committees/${id}.yaml`).sort(),
    );
    expect((await desk.ask('order', { kind: 'committees', ids: rest })).status).toBe(409);
    expect((await desk.ask('order', { kind: 'news', ids: ['bus-routes-revised'] })).status).toBe(
      404,
    );
  });

  it('of people is in the order of the site by department, and put into another one among those with the same post', async () => {
    const people = async () =>
      (await desk.ask('entries?kind=people')).answer as (Row & { group: string })[];
    const all = await people();
    expect(all[0]?.group).toMatch(/\/head$/);
    const [group = '', own = []] =
      [...Map.groupBy(all, (row) => row.group)].find(
        ([name, { length }]) => /assistant-professor/.test(name) && length > 1,
      ) ?? [];
    const ids = own.map(({ id }) => id).toReversed();
    expect((await desk.ask('order', { kind: 'people', ids })).status).toBe(200);
    expect((await people()).filter((row) => row.group === group).map(({ id }) => id)).toEqual(ids);
    expect((await people()).filter((row) => row.group !== group)).toEqual(
      all.filter((row) => row.group !== group),
    );
    expect((await desk.ask('order', { kind: 'people', ids: ids.slice(1) })).status).toBe(409);
  });

  it('extends several entries by a week, ends them, and does neither while one of them has a mistake', async () => {
    const ids = ['hostel-rooms-even-semester', 'ktu-examination-registration'];
    const ends = async () => {
      const all = (await desk.ask('entries?kind=news')).answer as { id: string; end: string }[];
      return ids.map((id) => all.find((row) => row.id === id)?.end ?? '');
    };
    const before = await ends();
    const head = desk.git('rev-parse', 'HEAD');
    expect((await desk.ask('many', { kind: 'news', ids, action: 'week' })).status).toBe(200);
    const days = (await ends()).map(
      (end, index) => (Date.parse(end) - Date.parse(before[index] ?? '')) / 86_400_000,
    );
    for (const more of days) expect(more).toBeGreaterThanOrEqual(7);
    expect(desk.git('rev-parse', 'HEAD~1')).toBe(head);
    expect(
      (await desk.ask('many', { kind: 'news', ids: [...ids, 'none'], action: 'end' })).status,
    ).toBe(404);
    desk.write(
      'news/hostel-rooms-even-semester.yaml',
      desk
        .read('news/hostel-rooms-even-semester.yaml')
        .replace(/issuedOn: .*/, 'issuedOn: "2099-01-01"'),
    );
    const { status, answer } = await desk.ask('many', { kind: 'news', ids, action: 'end' });
    expect([status, answer.mistakes?.[0].entry.id]).toEqual([422, 'hostel-rooms-even-semester']);
    desk.git('checkout', '--', 'content');
    expect((await desk.ask('many', { kind: 'news', ids, action: 'end' })).status).toBe(200);
    for (const end of await ends()) expect(Date.parse(end)).toBeLessThanOrEqual(Date.now());
    expect(await rows()).toContainEqual(expect.objectContaining({ end: expect.any(String) }));
  });
});

it('photographs and documents are listed with the entries where each is replaced and used', async () => {
  type File = { file: string; kind: string; id: string; bytes: number; usedIn: Row[] };
  const { answer } = await desk.ask('files');
  const form = answer.find(({ id }: File) => id === 'certificate-request') as File;
  expect(form).toMatchObject({
    kind: 'documents',
    file: expect.stringMatching(/^documents\/files\/.*\.pdf$/),
    usedIn: expect.any(Array),
  });
  expect(form.bytes).toBeGreaterThan(1000);
  expect(form.usedIn.map(({ kind, id }) => `${kind}/${id}`)).toContain('texts/alumni/certificates');
  expect(
    answer
      .flatMap(({ usedIn = [] }: File) => usedIn)
      .filter(({ title }: Row) => !title.en || !title.ml),
  ).toEqual([]);
  expect(new Set(answer.map(({ kind }: File) => kind))).toEqual(new Set(['documents', 'gallery']));
});
