import { afterAll, describe, expect, it, vi } from 'vitest';
import * as apart from '#desk/server/files/run-apart.ts';
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
    const { runApart } = apart;
    const readDuring = async (kind: string, id: string, change: object) => {
      const [begun, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      vi.spyOn(apart, 'runApart').mockImplementationOnce(async (...asked) => {
        begun.resolve();
        const read = await runApart(...asked);
        await saved.promise;
        return read;
      });
      const late = send({ kind: 'programmes', write: 'true' }, seats);
      await begun.promise;
      expect((await desk.change(kind, id, change)).status).toBe(200);
      saved.resolve();
      return late;
    };
    const { status, answer } = await readDuring('programmes', 'btech-ece', { Intake: 45 });
    expect([status, answer.error.en]).toEqual([
      409,
      expect.stringContaining('Nothing was imported.'),
    ]);
    const again = await readDuring('news', 'hostel-rooms-even-semester', { kind: 'campus' });
    expect(again.answer.isWritten).toBe(true);
    expect(desk.git('log', '-2', '--format=%s')).toMatch(/^Import programmes: 1\nChange news/);
  });

  it('with one problem writes nothing', async () => {
    const before = head();
    const { answer } = await send(
      { kind: 'programmes', write: 'true' },
      'code,seats\nCSE,90\nECE,many\n',
    );
    expect(answer).toMatchObject({
      isWritten: false,
      problems: [{ row: 3, column: { en: 'Seats a year' } }],
    });
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
      {
        ...{ row: 2, column: { ml: 'ബന്ധപ്പെട്ട വകുപ്പുകൾ' } },
        words: { en: expect.stringContaining('astronomy') },
      },
    ],
  });
});

it('an unknown department is named together with what other rows lack', async () => {
  const people = ['Anu,അനു,astronomy', 'Biju,,cse', 'Cini,സിനി,cse'];
  const list = people.map((person) => `${person},assistant-professor`).join('\n');
  const heads = 'name_en,name_ml,department,designation';
  const { answer } = await send({ kind: 'people' }, `${heads}\n${list}\n`);
  expect(answer.problems).toMatchObject([
    { row: 2, column: { en: 'Department' } },
    { row: 3, column: { en: 'Name (Malayalam)', ml: 'പേര് (മലയാളം)' } },
  ]);
});
