import { afterAll, describe, expect, it } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const send = (query: Record<string, string>, text: string) => desk.send('import', query, text);
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
    const change = async (kind: string, id: string, intake: object) =>
      (await desk.change(kind, id, intake)).status;
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

it('an unknown department is named together with what other rows lack', async () => {
  const people = ['Anu,അനു,astronomy', 'Biju,,cse', 'Cini,സിനി,cse'];
  const list = people.map((person) => `${person},assistant-professor`).join('\n');
  const heads = 'name_en,name_ml,department,designation';
  const { answer } = await send({ kind: 'people' }, `${heads}\n${list}\n`);
  expect(answer.problems).toMatchObject([
    { row: 2, column: 'department' },
    { row: 3, column: 'name_ml' },
  ]);
});
