import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
});
afterAll(() => desk.dispose());

const send = (query: Record<string, string>, text: string) =>
  desk.ask(`import?${new URLSearchParams(query)}`, undefined, {
    method: 'POST',
    payload: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
const head = () => desk.git('rev-parse', 'HEAD');

describe('a list of seats', () => {
  it('is shown first, and written in one commit on request', async () => {
    const before = head();
    const seats = 'code,seats\nCSE,90\nECE,60\n';
    const { answer } = await send({ kind: 'programmes' }, seats);
    expect(answer).toMatchObject({
      problems: [],
      isWritten: false,
      entries: [{ kind: 'programmes', id: 'btech-cse', row: 2 }, { id: 'btech-ece' }],
    });
    expect(head()).toBe(before);
    expect((await send({ kind: 'programmes', write: 'true' }, seats)).answer.isWritten).toBe(true);
    expect(desk.git('rev-parse', 'HEAD~1')).toBe(before);
    expect(desk.git('show', '--format=', '--numstat', 'HEAD')).toBe(
      '2\t2\tcontent/programmes.yaml',
    );
  });

  it('is read while others save; what was saved to the same list meanwhile is not overwritten', async () => {
    const seats = 'code,seats\nCSE,60\n';
    const change = async (kind: string, id: string, intake: object) => {
      const { value } = (await desk.ask(`entry?${new URLSearchParams({ kind, id })}`)).answer;
      const { status } = await desk.ask('save', {
        ...{ kind, id, base: value },
        value: { ...value, ...intake },
      });
      return status;
    };
    const answered: string[] = [];
    const note = async <Answer>(name: string, answer: Promise<Answer>) => {
      const found = await answer;
      answered.push(name);
      return found;
    };
    const late = note('import', send({ kind: 'programmes', write: 'true' }, seats));
    expect(await note('save', change('programmes', 'btech-ece', { Intake: 45 }))).toBe(200);
    const { status, answer } = await late;
    expect([answered, status]).toEqual([['save', 'import'], 409]);
    expect(answer.error.en).toContain('Nothing was imported.');
    const again = send({ kind: 'programmes', write: 'true' }, seats);
    expect(await change('news', 'hostel-rooms-even-semester', { kind: 'campus' })).toBe(200);
    expect((await again).answer.isWritten).toBe(true);
    expect(desk.git('log', '-2', '--format=%s')).toMatch(/^Import programmes: 1\nChange news/);
  });

  it('with one problem writes nothing', async () => {
    const before = head();
    const { answer } = await send(
      { kind: 'programmes', write: 'true' },
      'code,seats\nCSE,90\nECE,many\n',
    );
    expect(answer).toMatchObject({ isWritten: false, problems: [{ row: 3, column: 'seats' }] });
    expect(head()).toBe(before);
  });
});

it('a notice with an unknown reference is reported at its row', async () => {
  const heads =
    'id,title_en,title_ml,summary_en,summary_ml,category,issued_on,valid_until,audience_en,audience_ml,text_en,text_ml,departments';
  const row =
    'open-day,Open day,ഓപ്പൺ ഡേ,Visit us.,സന്ദർശിക്കുക.,campus,2027-01-11,2027-01-30,All,എല്ലാവർക്കും,Come.,വരിക.,astronomy';
  const { answer } = await send({ kind: 'news', write: 'true' }, `${heads}\n${row}\n`);
  expect(answer).toMatchObject({
    isWritten: false,
    problems: [
      { row: 2, column: 'departments', words: { en: expect.stringContaining('astronomy') } },
    ],
  });
});

const LIST =
  'id,title_en,title_ml,summary_en,summary_ml,category,issued_on,valid_until,audience_en,audience_ml,text_en,text_ml';

it('a list imported again doubles and overwrites nothing, and each row says so', async () => {
  const list = `${LIST}\nopen-week,Open week,ഓപ്പൺ വീക്ക്,Visit us.,സന്ദർശിക്കുക.,campus,2026-11-25,2027-01-30,All,എല്ലാവർക്കും,Come.,വരിക.\n`;
  expect((await send({ kind: 'news', write: 'true' }, list)).answer.isWritten).toBe(true);
  const before = head();
  for (const again of [
    list,
    list.replace('open-week', 'open-Week'),
    list.replace('open-week', 'con'),
  ]) {
    const { answer } = await send({ kind: 'news', write: 'true' }, again);
    expect(answer).toMatchObject({ isWritten: false, problems: [{ row: 2, column: 'id' }] });
  }
  expect(head()).toBe(before);
});

describe('posts of WordPress', () => {
  const item = (name: string, title = name) =>
    `<item><title>${title}</title><link>https://old.example/${name}/</link><guid>https://old.example/?p=${title}</guid><wp:post_name>${name}</wp:post_name><wp:post_date>2023-06-01 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><content:encoded><![CDATA[<p>Rooms</p><script>a</script>]]></content:encoded></item>`;
  const file = (...items: string[]) =>
    `<rss xmlns:wp="w" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;
  const drafts = async () =>
    (await desk.ask('drafts')).answer as { kind: string; id: string; title: { en: string } }[];
  const draftOf = async (title: string) => {
    const { id } = (await drafts()).find((draft) => draft.title.en === title) ?? { id: '' };
    return (await desk.ask(`entry?kind=news&id=${encodeURIComponent(id)}`)).answer.draft;
  };

  it('become drafts and change no content', async () => {
    const before = head();
    const once = file(item('lodging'));
    expect((await send({ kind: 'wordpress' }, once)).answer).toMatchObject({
      isWritten: false,
      entries: [
        { kind: 'news', id: 'lodging' },
        { kind: 'redirects', id: '/lodging' },
      ],
      problems: [{ row: 1 }],
    });
    expect(await drafts()).toEqual([]);
    expect((await send({ kind: 'wordpress', write: 'true' }, once)).answer.isWritten).toBe(true);
    expect(await drafts()).toHaveLength(2);
    expect(head()).toBe(before);
  });

  it('imported again, also by another export, change no draft that was edited', async () => {
    const { kind, id, address } = await draftOf('lodging');
    await desk.ask(
      'draft',
      { kind, id, address, base: null, value: { title: { en: 'lodging', ml: 'തിരുത്തിയത്' } } },
      { method: 'PUT' },
    );
    const { answer } = await send(
      { kind: 'wordpress', write: 'true' },
      file(item('other'), item('lodging')),
    );
    expect(answer.entries.map((entry: { id: string }) => entry.id)).toEqual(['other', '/other']);
    expect(answer.problems.at(-1)).toMatchObject({
      row: 2,
      words: { en: 'This was imported before (news/lodging) and is not imported again.' },
    });
    expect((await draftOf('lodging')).value.title.ml).toBe('തിരുത്തിയത്');
    expect(await drafts()).toHaveLength(4);
  });

  it('get names of their own where an entry or a draft has theirs, and say so', async () => {
    const entry = (await desk.ask('entry?kind=news&id=bus-routes-revised')).answer;
    const items = [item('bus-routes-revised', 'Buses'), item('LODGING', 'Rooms'), item('hostel')];
    const { answer } = await send({ kind: 'wordpress', write: 'true' }, file(...items));
    expect(answer.problems.map(({ words }: { words: { en: string } }) => words.en)).toEqual(
      expect.arrayContaining([
        'The name bus-routes-revised is taken; this entry is called bus-routes-revised-2.',
        'The name lodging is taken; this entry is called lodging-2.',
        'The old address /hostel is redirected already. That redirect stays as it is.',
      ]),
    );
    expect((await desk.ask('entry?kind=news&id=bus-routes-revised')).answer).toEqual(entry);
    expect((await draftOf('Buses')).address).toBe('bus-routes-revised-2');
  });

  it('that were saved are not imported again, and their old addresses lead to the names that they got', async () => {
    const entry = (await desk.ask('entry?kind=news&id=bus-routes-revised')).answer.value;
    const { id: draft } = await draftOf('Buses');
    const saved = await desk.ask('save', {
      kind: 'news',
      id: 'bus-routes-revised',
      draft,
      value: { ...entry, title: { en: 'Buses', ml: 'ബസുകൾ' } },
      base: null,
    });
    expect([saved.status, saved.answer.id]).toEqual([200, 'bus-routes-revised-2']);
    const redirect = (await desk.ask(`entry?kind=redirects&id=${encodeURIComponent(`${draft}r`)}`))
      .answer.draft;
    expect(redirect.value).toEqual({
      from: '/bus-routes-revised',
      to: '/all-news/bus-routes-revised-2',
    });
    const { answer } = await send(
      { kind: 'wordpress', write: 'true' },
      file(item('bus-routes-revised', 'Buses')),
    );
    expect(answer.entries).toEqual([]);
    expect(answer.problems[0].words.en).toBe(
      'This was imported before (news/bus-routes-revised-2) and is not imported again.',
    );
  });
});

it('others are answered while a file is read', async () => {
  const answered: string[] = [];
  const file = '<rss xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>';
  const asked = [
    send({ kind: 'wordpress' }, file).then(() => answered.push('import')),
    desk.ask('me').then(() => answered.push('other')),
  ];
  await Promise.all(asked);
  expect(answered).toEqual(['other', 'import']);
});

it('what is pasted from a word processor is converted apart from the desk', async () => {
  const { answer } = await desk.ask('paste', {
    html: '<p>Fee of <b>2027</b></p><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    caption: 'Table',
  });
  expect(answer).toEqual({
    markdown: 'Fee of **2027**\n\n:::table[Table]\n| A |\n| - |\n| 1 |\n:::',
    dropped: [],
  });
});
