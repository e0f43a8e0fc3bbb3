import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const send = (name: string, bytes: Uint8Array, kind = 'documents') =>
  desk.send('file', { kind, id: '', name }, bytes);
const title = { en: 'Hostel timings in December', ml: 'ഡിസംബറിലെ ഹോസ്റ്റൽ സമയക്രമം' };
const body = {
  en: 'The hostel gate closes at 9 pm from 1 December. Parents may call the office.',
  ml: 'ഡിസംബർ 1 മുതൽ രാത്രി 9-ന് ഹോസ്റ്റൽ ഗേറ്റ് അടയ്ക്കും. രക്ഷിതാക്കൾക്ക് ഓഫീസിൽ വിളിക്കാം.',
};
const post = (id: string, value: object) =>
  desk.ask('save', { kind: 'news', id, draft: `new!${id.replaceAll('-', '')}`, value, base: null });
const start = async () =>
  (await desk.ask('entry?kind=news&id=new!a')).answer.start as Record<string, unknown>;

it('a new tender is published today, until somebody says otherwise', async () => {
  const { answer } = await desk.ask('entry?kind=tenders&id=new!t');
  expect(answer.start).toEqual({ publishedAt: `${collegeDay(Date.now())}T10:00:00+05:30` });
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
  const draft = 'new!rain';
  await desk.ask('save', { kind: 'emergency', id: 'heavy-rain', draft, value, base: null });
  expect(desk.read('emergency.yaml')).toContain('closedOn:');
  const { answer } = await desk.ask('entry?kind=emergency&id=heavy-rain');
  expect(answer.value).toEqual({ id: 'heavy-rain', ...value });
  // A second one of the day does not replace the first.
  const second = { kind: 'emergency', id: 'heavy-rain', draft: 'new!bus', value, base: null };
  expect((await desk.ask('save', second)).answer).toMatchObject({ id: 'heavy-rain-2' });
});

it('a new album is the first of the gallery', async () => {
  const { answer } = await desk.ask('entry?kind=gallery&id=new!g');
  expect(answer.start).toEqual({ order: 0, pictures: [{}] });
});

describe('a summary that nobody has written', () => {
  const place = { kind: 'news', id: 'revaluation-fee' };
  const fee = (amount: string, day: string) => ({
    en: `The fee is Rs ${amount}. It is accepted until ${day} December 2026.`,
    ml: `ഫീസ് ${amount} രൂപ. 2026 ഡിസംബർ ${day} വരെ സ്വീകരിക്കും.`,
  });
  const entry = async () => (await desk.ask('entry?kind=news&id=revaluation-fee')).answer;

  it('is not written into the file, and a mistake of the text is said once', async () => {
    const wrong = { en: 'The gate closes at 9 pm.', ml: 'ഗേറ്റ് \uf0b7 രാത്രി 9-ന് അടയ്ക്കും.' };
    const refused = await post('gate-closes', { ...(await start()), title, body: wrong });
    expect(refused.answer.mistakes).toHaveLength(1);
    const named = { en: 'Revaluation fee', ml: 'പുനർമൂല്യനിർണയ ഫീസ്' };
    await post(place.id, { ...(await start()), title: named, body: fee('750', '15') });
    expect(desk.read('news/revaluation-fee.yaml')).not.toContain('summary:');
  });

  it('is not taken over by a copy, nor is a written one', async () => {
    expect((await entry()).own).toContain('summary');
    expect((await desk.ask('entry?kind=events&id=new!e')).answer.own).toContain('summary');
  });
});

it('the title of an older notice, and the name of a teacher of another department, can be used again', async () => {
  const older = (await desk.ask('entry?kind=news&id=hostel-rooms-even-semester')).answer.value;
  const notice = { ...(await start()), title: older.title, body };
  const again = await post('hostel-rooms-even-semester', notice);
  expect([again.status, again.answer.id]).toEqual([200, 'hostel-rooms-even-semester-2']);
  expect(again.answer.advice[0].words.en).toContain('Another entry is called');
  const { portrait, ...teacher } = (await desk.ask('entry?kind=people&id=nila-f')).answer.value;
  const { status, answer } = await desk.ask('save', {
    ...{ kind: 'people', id: 'nila-f', draft: 'new!nila', base: null },
    value: { ...teacher, isHead: undefined, department: 'mech', laboratories: [], programmes: [] },
  });
  expect([status, answer.mistakes, answer.id]).toEqual([200, undefined, 'nila-f-2']);
});

describe('a name in addresses that nobody has typed', () => {
  type Department = { laboratories: object[] };
  const change = async (kind: string, id: string, next: (value: Department) => object) => {
    const { status, answer } = await desk.change(kind, id, next);
    expect([status, answer.mistakes]).toEqual([200, undefined]);
    return answer.value;
  };
  const words = (en: string) => ({ en, ml: 'പുതിയ ലാബ്' });

  it('is made of the English title of a laboratory, once in its department', async () => {
    const row = {
      name: words('Robotics laboratory'),
      work: words('Robots are built here.'),
      equipment: [words('Arms and motors')],
    };
    const { laboratories } = await change(
      'departments',
      'mech',
      ({ laboratories: before, ...rest }) => {
        const { programmes } = before[0] as { programmes: string[] };
        return {
          ...rest,
          laboratories: [
            ...before,
            { ...row, programmes },
            { ...row, programmes, name: words('Robotics Laboratory') },
          ],
        };
      },
    );
    expect(laboratories.slice(-2).map(({ id }: { id: string }) => id)).toEqual([
      'robotics-laboratory',
      'robotics-laboratory-2',
    ]);
  });

  it('of an admission period is its kind and year, and its version for calendars is 1', async () => {
    const period = {
      kind: 'application',
      opensAt: '2027-05-01T10:00:00+05:30',
      closesAt: '2027-05-20T17:00:00+05:30',
    };
    const { windows } = await change('admission-streams', 'mca', (stream) => ({
      ...stream,
      windows: [period],
    }));
    expect(windows).toEqual([{ ...period, id: 'application-2027', revision: 1 }]);
  });

  it('is asked for in no form', async () => {
    const kinds =
      'departments gallery campus-map disclosures ways-in bus-routes home calendar seat-kinds';
    for (const kind of kinds.split(' ')) {
      const { schema } = (await desk.ask(`entry?${new URLSearchParams({ kind, id: '' })}`)).answer;
      expect([kind, JSON.stringify(schema.properties).match(/"required":\[[^\]]*"id"/g)]).toEqual([
        kind,
        null,
      ]);
    }
  });
});

it('photographs of an album can be chosen before it has a title, and need no words of their own', async () => {
  const blank = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  const bytes = await sharp({ create: blank }).jpeg().toBuffer();
  const names = [await send('one.jpg', bytes, 'gallery'), await send('two.jpg', bytes, 'gallery')];
  const pictures = names.map(({ answer: { file } }) => ({ file }));
  const draft = { kind: 'gallery', id: '', draft: 'new!album', base: null };
  expect((await desk.ask('check', { ...draft, value: { pictures } })).status).toBe(200);
  const summary = { en: 'The races of the year.', ml: 'ഈ വർഷത്തെ ഓട്ടമത്സരങ്ങൾ.' };
  const { answer } = await desk.ask('save', {
    ...{ ...draft, id: 'sports-day' },
    value: {
      title: { en: 'Sports day', ml: 'കായികദിനം' },
      summary,
      order: 0,
      consent: true,
      pictures,
    },
  });
  expect(answer.value.pictures).toEqual([
    { id: 'sports-day', file: 'one.jpg' },
    { id: 'sports-day-2', file: 'two.jpg' },
  ]);
});

describe('a notice with a PDF', () => {
  it('needs only its title, its text and the file: the form fills in the rest', async () => {
    expect(await start()).toEqual({
      kind: 'office',
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validUntil: expect.stringMatching(/T17:00:00\+05:30$/),
      audience: { en: 'Students and staff', ml: 'വിദ്യാർഥികളും ജീവനക്കാരും' },
    });
    const { answer } = await send('Hostel timings.pdf', pdfOf(''));
    expect(answer).toMatchObject({ file: 'hostel-timings.pdf', isUnreadable: true });
    const chosen = { file: 'hostel-timings.pdf', languages: ['en', 'ml'] };

    const unanswered = await post('hostel-timings', {
      ...(await start()),
      title,
      body,
      attachments: [chosen],
    });
    expect(unanswered.status).toBe(422);
    expect(unanswered.answer.mistakes.map(({ path }: { path: string[] }) => path)).toEqual([
      ['attachments'],
    ]);
    expect(unanswered.answer.mistakes[0].words.en).toContain(
      'choose at the file whether the text says the same',
    );

    const saved = await post('hostel-timings', {
      ...(await start()),
      title,
      body,
      attachments: [{ ...chosen, isSame: true }],
    });
    expect([saved.status, saved.answer.value.attachments]).toEqual([200, ['hostel-timings']]);
    expect(saved.answer.value.summary).toBeUndefined();
    expect(desk.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      'content/documents/files/hostel-timings.pdf',
      'content/documents/hostel-timings.yaml',
      'content/documents/measures.json',
      'content/news/hostel-timings.yaml',
    ]);
    const { answer: document } = await desk.ask('entry?kind=documents&id=hostel-timings');
    expect(document.value).toMatchObject({
      title,
      category: 'students',
      notice: 'hostel-timings',
      unreadable: true,
    });
  });

  it('is deleted with the document that only it offers', async () => {
    const { status } = await desk.ask('remove', { kind: 'news', id: 'hostel-timings' });
    expect(status).toBe(200);
    for (const file of [
      'news/hostel-timings.yaml',
      'documents/hostel-timings.yaml',
      'documents/files/hostel-timings.pdf',
    ])
      expect(existsSync(join(desk.root, 'content', file)), file).toBe(false);
    expect(desk.read('documents/measures.json')).not.toContain('hostel-timings.pdf');
  });

  it('may have two files, and photographs of a paper', async () => {
    const paper = await sharp({
      create: { width: 900, height: 1200, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    expect((await send('order.jpg', paper)).answer.file).toBe('order.pdf');
    expect((await send('order.pdf', pdfOf(''))).answer.file).toBe('order-2.pdf');
    const attachments = ['order.pdf', 'order-2.pdf'].map((file) => ({
      file,
      languages: ['ml'],
      isSame: true,
    }));
    const { status, answer } = await post('two-orders', {
      ...(await start()),
      title: { en: 'Two orders', ml: 'രണ്ട് ഉത്തരവുകൾ' },
      body,
      attachments,
    });
    expect([status, answer.value.attachments]).toEqual([200, ['two-orders', 'two-orders-2']]);
    expect((await desk.ask('entry?kind=documents&id=two-orders-2')).answer.value.title.en).toBe(
      'Two orders (2)',
    );
  });

  it('says at its own fields what is missing, not at the document', async () => {
    await send('circular.pdf', pdfOf(''));
    const { answer } = await desk.ask('check', {
      ...{ kind: 'news', id: 'circular', draft: 'new!c', base: null },
      value: {
        ...(await start()),
        attachments: [{ file: 'circular.pdf', languages: ['en'], isSame: true }],
      },
    });
    expect(answer.mistakes.filter(({ entry }: { entry?: object }) => entry)).toEqual([]);
    expect(answer.mistakes.map(({ path }: { path: unknown[] }) => path[0])).toContain('title');
  });
});

describe('a deleted entry', () => {
  const deleted = async () =>
    (await desk.ask('deleted')).answer as { id: string; key: string; title: { en: string } }[];
  const restore = async (title: string) => {
    const { id = '', key = '' } =
      (await deleted()).find((each) => each.title.en.includes(title)) ?? {};
    return desk.ask('restore', { id, key });
  };

  it('is listed, and brought back with its file and its document, also after other changes', async () => {
    await send('rules.pdf', pdfOf(''));
    const attachments = [{ file: 'rules.pdf', languages: ['en'], isSame: true }];
    expect(
      (
        await post('bus-rules', {
          ...(await start()),
          title: { en: 'Bus rules', ml: 'ബസ് നിയമങ്ങൾ' },
          body,
          attachments,
        })
      ).status,
    ).toBe(200);
    const [notice, document] = [
      desk.read('news/bus-rules.yaml'),
      desk.read('documents/bus-rules.yaml'),
    ];
    expect((await desk.ask('remove', { kind: 'news', id: 'bus-rules' })).status).toBe(200);
    await send('other.pdf', pdfOf(''));
    await post('bus-times', {
      ...(await start()),
      title: { en: 'Bus times', ml: 'ബസ് സമയം' },
      body,
      attachments: [{ ...attachments[0], file: 'other.pdf' }],
    });
    expect((await deleted()).map(({ title: { en } }) => en)).toContain('Notice: Bus rules');
    expect(await restore('Bus rules')).toMatchObject({
      status: 200,
      answer: { kind: 'news', id: 'bus-rules' },
    });
    expect([desk.read('news/bus-rules.yaml'), desk.read('documents/bus-rules.yaml')]).toEqual([
      notice,
      document,
    ]);
    expect(existsSync(join(desk.root, 'content/documents/files/rules.pdf'))).toBe(true);
    for (const file of ['rules.pdf', 'other.pdf'])
      expect(desk.read('documents/measures.json')).toContain(`"${file}"`);
    expect((await deleted()).map(({ title: { en } }) => en)).not.toContain('Notice: Bus rules');
    expect((await restore('Bus rules')).status).toBe(404);
  });

  it('that an undo took away is listed, and brought back without the rest of the publication', async () => {
    const gone = ['bus-routes-revised', 'survey-camp-civil'];
    const before = desk.read('news/bus-routes-revised.yaml');
    for (const id of gone) desk.git('rm', '--quiet', `content/news/${id}.yaml`);
    desk.git('commit', '--quiet', '-m', 'Undo publication: Two notices');
    expect((await restore('College bus')).answer).toEqual({ kind: 'news', id: gone[0] });
    expect(desk.read('news/bus-routes-revised.yaml')).toBe(before);
    const keys = (await deleted()).map(({ key }) => key);
    expect(keys).toContain('news/survey-camp-civil');
    expect(keys).not.toContain('news/bus-routes-revised');
  });

  it('of a list comes back as a row, and a text on its page', async () => {
    const { value } = (await desk.ask('entry?kind=redirects&id=%2Frti')).answer;
    expect((await desk.ask('remove', { kind: 'redirects', id: '/rti' })).status).toBe(200);
    expect((await restore('/rti')).status).toBe(200);
    expect((await desk.ask('entry?kind=redirects&id=%2Frti')).answer.value).toEqual(value);
    const { value: history } = (await desk.ask('entry?kind=texts&id=about/history')).answer;
    const texts = {
      en: { ...history.en, title: 'Past events' },
      ml: { ...history.ml, title: 'മുൻ പരിപാടികൾ' },
    };
    await desk.ask('save', { kind: 'texts', id: 'about/past-events', value: texts, base: null });
    const [text, page] = [
      desk.read('pages/about/past-events.en.md'),
      desk.read('pages/about/page.yaml'),
    ];
    expect((await desk.ask('remove', { kind: 'texts', id: 'about/past-events' })).status).toBe(200);
    expect((await restore('Past events')).status).toBe(200);
    expect([
      desk.read('pages/about/past-events.en.md'),
      desk.read('pages/about/page.yaml'),
    ]).toEqual([text, page]);
  });
});

it('a copy is saved under the name of the first, and that is said', async () => {
  const { value } = (await desk.ask('entry?kind=scholarships&id=e-grantz')).answer;
  const copy = { kind: 'scholarships', id: 'e-grantz', draft: 'new!copy', value, base: null };
  const other = { ...value, name: { ...value.name, en: 'e-Grantz of hostels' } };
  expect((await desk.ask('check', { ...copy, value: other })).answer.advice).toEqual([]);
  const { status, answer } = await desk.ask('save', copy);
  expect([
    status,
    answer.id,
    answer.advice.map(({ words }: { words: { en: string } }) => words.en),
  ]).toEqual([
    200,
    'e-grantz-2',
    ['Another entry is called “e-Grantz” too. If this one is a copy, say here what is different.'],
  ]);
});
