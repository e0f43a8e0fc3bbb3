import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { deskOverCopy, readFilesHere } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());
beforeEach(readFilesHere);

/** Sends a file of a new entry; the name under which it waits. */
const send = async (name: string, bytes: Uint8Array = pdfOf(''), kind = 'documents') =>
  (await desk.send('file', { kind, id: '', name }, bytes)).answer.file as string;
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
const title = { en: 'Hostel timings in December', ml: 'ഡിസംബറിലെ ഹോസ്റ്റൽ സമയക്രമം' };
const body = {
  en: 'The hostel gate closes at 9 pm from 1 December. Parents may call the office.',
  ml: 'ഡിസംബർ 1 മുതൽ രാത്രി 9-ന് ഹോസ്റ്റൽ ഗേറ്റ് അടയ്ക്കും. രക്ഷിതാക്കൾക്ക് ഓഫീസിൽ വിളിക്കാം.',
};
/** What the form of a new entry begins with. */
const startOf = async (kind: string) => (await desk.entry(kind, 'new!a')).start;
/** A notice of a title and a text; the form fills in the rest. */
const notice = async (more: object = {}) => ({ ...(await startOf('news')), title, body, ...more });
const post = async (id: string, more: object) =>
  desk.add('news', id, await notice(more), `new!${id.replaceAll('-', '')}`);
/** A scan whose text is the text of the notice. */
const scan = (file: string) => ({ file, languages: ['en'], isSame: true });

it('a new tender is published today, until somebody says otherwise', async () => {
  const publishedAt = `${collegeDay(Date.now())}T10:00:00+05:30`;
  expect(await startOf('tenders')).toEqual({ publishedAt });
});

it('a new album is the first of the gallery', async () => {
  expect(await startOf('gallery')).toEqual({ order: 0, pictures: [{}] });
});

it('an emergency is written into the empty list of the site, and read again', async () => {
  const value = {
    title: {
      en: 'heavy rain, by order of the District Collector',
      ml: 'കനത്ത മഴ, ജില്ലാ കളക്ടറുടെ ഉത്തരവ്',
    },
    text: { en: 'Examinations of the day are postponed.', ml: 'അന്നത്തെ പരീക്ഷകൾ മാറ്റി.' },
    from: '2026-12-02T19:00:00+05:30',
    until: '2026-12-03T18:00:00+05:30',
    closedOn: ['2026-12-03'],
  };
  await desk.add('emergency', 'heavy-rain', value, 'new!rain');
  expect(desk.read('emergency.yaml')).toContain('closedOn:');
  expect(await desk.value('emergency', 'heavy-rain')).toEqual({ id: 'heavy-rain', ...value });
  // A second one of the day does not replace the first.
  const { id } = await desk.add('emergency', 'heavy-rain', value, 'new!bus');
  expect(id).toBe('heavy-rain-2');
});

describe('a summary that nobody has written', () => {
  it('is not written into the file, and a mistake of the text is said once', async () => {
    const wrong = { en: 'The gate closes at 9 pm.', ml: 'ഗേറ്റ് \uf0b7 രാത്രി 9-ന് അടയ്ക്കും.' };
    const value = await notice({ body: wrong });
    const refused = await desk.ask('save', { kind: 'news', id: 'gate', value, base: null });
    expect(refused.answer.mistakes).toHaveLength(1);
    await post('gate-closes', {});
    expect(desk.read('news/gate-closes.yaml')).not.toContain('summary:');
  });

  it('is not taken over by a copy, nor is a written one', async () => {
    expect((await desk.entry('news', 'gate-closes')).own).toContain('summary');
    expect((await desk.entry('events', 'new!e')).own).toContain('summary');
  });
});

it('the title of an older notice, and the name of a teacher of another department, can be used again', async () => {
  const older = await desk.value('news', 'hostel-rooms-even-semester');
  const again = await post('hostel-rooms-even-semester', { title: older.title });
  expect(again.id).toBe('hostel-rooms-even-semester-2');
  expect(again.advice[0].words.en).toContain('Another entry is called');
  const { portrait, isHead, ...teacher } = await desk.value('people', 'nila-f');
  const other = { ...teacher, department: 'mech', laboratories: [], programmes: [] };
  expect((await desk.add('people', 'nila-f', other, 'new!nila')).id).toBe('nila-f-2');
});

it('a copy is saved under the name of the first, and that is said', async () => {
  const value = await desk.value('scholarships', 'e-grantz');
  const copy = { kind: 'scholarships', id: 'e-grantz', draft: 'new!copy', base: null };
  const other = { ...value, name: { ...value.name, en: 'e-Grantz of hostels' } };
  expect((await desk.get('check', { ...copy, value: other })).advice).toEqual([]);
  expect(await desk.get('save', { ...copy, value })).toMatchObject({
    id: 'e-grantz-2',
    advice: [
      {
        words: {
          en: 'Another entry is called “e-Grantz” too. If this one is a copy, say here what is different.',
        },
      },
    ],
  });
});

describe('a name in addresses that nobody has typed', () => {
  it('is made of the English title of a laboratory, once in its department', async () => {
    const words = (en: string) => ({ en, ml: 'പുതിയ ലാബ്' });
    const row = { work: words('Robots are built here.'), equipment: [words('Arms and motors')] };
    const { value } = await desk.changed(
      'departments',
      'mech',
      ({ laboratories }: { laboratories: { programmes: string[] }[] }) => ({
        laboratories: [
          ...laboratories,
          ...['Robotics laboratory', 'Robotics Laboratory'].map((name) => ({
            ...{ ...row, name: words(name), programmes: laboratories[0]?.programmes },
          })),
        ],
      }),
    );
    expect(value.laboratories.slice(-2)).toMatchObject([
      { id: 'robotics-laboratory' },
      { id: 'robotics-laboratory-2' },
    ]);
  });

  it('of an admission period is its kind and year, and its version for calendars is 1', async () => {
    const period = {
      kind: 'application',
      opensAt: '2027-05-01T10:00:00+05:30',
      closesAt: '2027-05-20T17:00:00+05:30',
    };
    const { value } = await desk.changed('admission-streams', 'mca', { windows: [period] });
    expect(value.windows).toEqual([{ ...period, id: 'application-2027', revision: 1 }]);
  });

  it.each(
    'departments gallery campus-map disclosures ways-in bus-routes home calendar seat-kinds'.split(
      ' ',
    ),
  )('is asked for in no form (%s)', async (kind) => {
    const { schema } = await desk.entry(kind, '');
    expect(JSON.stringify(schema.properties)).not.toMatch(/"required":\[[^\]]*"id"/);
  });
});

it('photographs of an album can be chosen before it has a title, and need no words of their own', async () => {
  const bytes = await photograph(900, 600);
  const pictures = [];
  for (const name of ['one.jpg', 'two.jpg'])
    pictures.push({ file: await send(name, bytes, 'gallery') });
  const draft = { kind: 'gallery', id: '', draft: 'new!album', base: null };
  expect(await desk.status('check', { ...draft, value: { pictures } })).toBe(200);
  const { value } = await desk.add('gallery', 'sports-day', {
    title: { en: 'Sports day', ml: 'കായികദിനം' },
    summary: { en: 'The races of the year.', ml: 'ഈ വർഷത്തെ ഓട്ടമത്സരങ്ങൾ.' },
    ...{ order: 0, consent: true, pictures },
  });
  expect(value.pictures).toEqual([
    { id: 'sports-day', file: 'one.jpg' },
    { id: 'sports-day-2', file: 'two.jpg' },
  ]);
});

describe('a notice with a PDF', () => {
  it('needs only its title, its text and the file: the form fills in the rest', async () => {
    expect(await startOf('news')).toEqual({
      kind: 'office',
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validUntil: expect.stringMatching(/T17:00:00\+05:30$/),
      audience: { en: 'Students and staff', ml: 'വിദ്യാർഥികളും ജീവനക്കാരും' },
    });
    const file = { kind: 'documents', id: '', name: 'Hostel timings.pdf' };
    const { answer } = await desk.send('file', file, pdfOf(''));
    expect(answer).toMatchObject({ file: 'hostel-timings.pdf', isUnreadable: true });

    const unanswered = { file: 'hostel-timings.pdf', languages: ['en', 'ml'] };
    const value = await notice({ attachments: [unanswered] });
    const refused = await desk.ask('save', { kind: 'news', id: 'hostel', value, base: null });
    expect(refused).toMatchObject({
      status: 422,
      answer: { mistakes: [{ path: ['attachments'] }] },
    });
    expect(refused.answer.mistakes[0].words.en).toContain(
      'choose at the file whether the text says the same',
    );

    const attachments = [scan('hostel-timings.pdf')];
    const saved = (await post('hostel-timings', { attachments })).value;
    expect([saved.attachments, saved.summary]).toEqual([['hostel-timings'], undefined]);
    expect(desk.saved()).toEqual([
      'content/documents/files/hostel-timings.pdf',
      'content/documents/hostel-timings.yaml',
      'content/documents/measures.json',
      'content/news/hostel-timings.yaml',
    ]);
    expect(await desk.value('documents', 'hostel-timings')).toMatchObject({
      ...{ title, category: 'students', notice: 'hostel-timings', unreadable: true },
    });
  });

  it('may have two files, and photographs of a paper', async () => {
    const files = [await send('order.jpg', await photograph(900, 1200)), await send('order.pdf')];
    expect(files).toEqual(['order.pdf', 'order-2.pdf']);
    const orders = { en: 'Two orders', ml: 'രണ്ട് ഉത്തരവുകൾ' };
    const { value } = await post('two-orders', { title: orders, attachments: files.map(scan) });
    expect(value.attachments).toEqual(['two-orders', 'two-orders-2']);
    expect((await desk.value('documents', 'two-orders-2')).title.en).toBe('Two orders (2)');
  });

  it('says at its own fields what is missing, not at the document', async () => {
    const attachments = [scan(await send('circular.pdf'))];
    const { answer } = await desk.ask('check', {
      ...{ kind: 'news', id: 'circular', draft: 'new!c', base: null },
      value: { ...(await startOf('news')), attachments },
    });
    const mistakes: { path: string[]; entry?: object }[] = answer.mistakes;
    expect(mistakes.filter(({ entry }) => entry)).toEqual([]);
    expect(mistakes.map(({ path }) => path[0])).toContain('title');
  });
});

describe('a deleted entry', () => {
  const deleted = (): Promise<{ id: string; key: string; title: { en: string } }[]> =>
    desk.get('deleted');
  const restore = async (title: string) => {
    const { id = '', key = '' } =
      (await deleted()).find((each) => each.title.en.includes(title)) ?? {};
    return desk.ask('restore', { id, key });
  };

  it('is listed, and brought back with its file and its document, also after other changes', async () => {
    const rules = { title: { en: 'Bus rules', ml: 'ബസ് നിയമങ്ങൾ' } };
    const times = { title: { en: 'Bus times', ml: 'ബസ് സമയം' } };
    await post('bus-rules', { ...rules, attachments: [scan(await send('rules.pdf'))] });
    const files = ['news/bus-rules.yaml', 'documents/bus-rules.yaml'];
    const before = files.map(desk.read);
    await desk.remove('news', 'bus-rules');
    await post('bus-times', { ...times, attachments: [scan(await send('other.pdf'))] });
    const names = async () => (await deleted()).map((each) => each.title.en);
    expect(await names()).toContain('Notice: Bus rules');
    expect((await restore('Bus rules')).answer).toEqual({ kind: 'news', id: 'bus-rules' });
    expect([files.map(desk.read), desk.isThere('documents/files/rules.pdf')]).toEqual([
      before,
      true,
    ]);
    for (const file of ['rules.pdf', 'other.pdf'])
      expect(desk.read('documents/measures.json')).toContain(`"${file}"`);
    expect(await names()).not.toContain('Notice: Bus rules');
    expect((await restore('Bus rules')).status).toBe(404);
  });

  it('that an undo took away is listed, and brought back without the rest of the publication', async () => {
    const gone = ['bus-routes-revised', 'survey-camp-civil'];
    const before = desk.read('news/bus-routes-revised.yaml');
    for (const id of gone) desk.git('rm', '--quiet', `content/news/${id}.yaml`);
    desk.commit('Undo publication: Two notices\n\nPublication: undo');
    expect((await restore('College bus')).answer).toEqual({ kind: 'news', id: gone[0] });
    expect(desk.read('news/bus-routes-revised.yaml')).toBe(before);
    const keys = (await deleted()).map(({ key }) => key);
    expect(keys).toContain('news/survey-camp-civil');
    expect(keys).not.toContain('news/bus-routes-revised');
  });

  it('of a list comes back as a row, and a text on its page', async () => {
    const value = await desk.value('redirects', '/rti');
    await desk.remove('redirects', '/rti');
    expect((await restore('/rti')).status).toBe(200);
    expect(await desk.value('redirects', '/rti')).toEqual(value);
    const { en, ml } = await desk.value('texts', 'about/history');
    const titles = { en: { ...en, title: 'Past events' }, ml: { ...ml, title: 'മുൻ പരിപാടികൾ' } };
    await desk.add('texts', 'about/past-events', titles);
    const files = ['pages/about/past-events.en.md', 'pages/about/page.yaml'];
    const before = files.map(desk.read);
    await desk.remove('texts', 'about/past-events');
    expect((await restore('Past events')).status).toBe(200);
    expect(files.map(desk.read)).toEqual(before);
  });

  it('of a page comes back where it stood among the others', async () => {
    const before = desk.read('pages/pta/page.yaml');
    desk.write('pages/pta/page.yaml', before.replace('about, committee,', 'about,'));
    for (const locale of ['en', 'ml'])
      desk.git('rm', '--quiet', `content/pages/pta/committee.${locale}.md`);
    desk.commit('Remove texts/pta/committee: Committee');
    expect((await restore('Executive committee')).status).toBe(200);
    expect(desk.read('pages/pta/page.yaml')).toBe(before);
  });
});
