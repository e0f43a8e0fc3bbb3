import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { as, deskOverCopy, person, settingsFor } from './desk-copy.ts';

const [first, second] = ['rti-guide.en.pdf', 'rti-guide.ml.pdf'].map((name) =>
  readFileSync(`content/documents/files/${name}`),
) as [Buffer, Buffer];

const desk = await deskOverCopy(settingsFor([person('lib'), person('office')]));
afterAll(() => desk.dispose());

const ask = desk.askAs;
const send = async (user: string, query: Record<string, string>, payload: Buffer) =>
  (await desk.send('file', query, payload, as(user))).answer;
const document = (title: string, file: string) => ({
  title: { en: title, ml: `രേഖ ${title}` },
  purpose: { en: `About ${title}.`, ml: `${title} സംബന്ധിച്ച്.` },
  ...{ category: 'students', issuedOn: '2026-11-23', files: [{ file, languages: ['en'] }] },
});
const save = (user: string, id: string, value: object, base: unknown = null) =>
  ask(user, 'save', { kind: 'documents', id, value, base });
const fileOf = ({ answer }: { answer: { value: { files: { file: string }[] } } }) =>
  answer.value.files[0]?.file;
const stored = (name: string) => readFileSync(join(desk.root, 'content/documents/files', name));

describe('two people who choose files of one name', () => {
  it('before either saves, get a file each', async () => {
    for (const [user, bytes] of [['lib', first] as const, ['office', second] as const]) {
      expect(
        (
          await send(
            user,
            { kind: 'documents', id: `syllabus-${user}`, name: 'syllabus.pdf' },
            bytes,
          )
        ).file,
      ).toBe('syllabus.pdf');
    }
    expect(fileOf(await save('lib', 'syllabus-lib', document('A', 'syllabus.pdf')))).toBe(
      'syllabus.pdf',
    );
    expect(fileOf(await save('office', 'syllabus-office', document('B', 'syllabus.pdf')))).toBe(
      'syllabus-2.pdf',
    );
    expect(stored('syllabus.pdf').equals(first)).toBe(true);
    expect(stored('syllabus-2.pdf').equals(second)).toBe(true);
    expect(JSON.parse(desk.read('documents/measures.json'))).toMatchObject({
      'syllabus.pdf': { bytes: first.length },
      'syllabus-2.pdf': { bytes: second.length },
    });
  });

  it('cannot take a name in advance and overwrite it later', async () => {
    await send('lib', { kind: 'documents', id: 'waiting', name: 'prospectus-2027.pdf' }, first);
    expect(
      (
        await send(
          'office',
          { kind: 'documents', id: 'prospectus', name: 'Prospectus 2027.pdf' },
          second,
        )
      ).file,
    ).toBe('prospectus-2027.pdf');
    expect(
      fileOf(await save('office', 'prospectus-2027', document('C', 'prospectus-2027.pdf'))),
    ).toBe('prospectus-2027.pdf');
    expect(fileOf(await save('lib', 'waiting', document('D', 'prospectus-2027.pdf')))).toBe(
      'prospectus-2027-2.pdf',
    );
    expect(stored('prospectus-2027.pdf').equals(second)).toBe(true);
  });

  it('never get names that are one file on Windows and macOS, or a device there', async () => {
    desk.write('documents/files/Timetable.pdf', first);
    expect(
      (await send('lib', { kind: 'documents', id: 'timetable', name: 'timetable.pdf' }, second))
        .file,
    ).toBe('timetable-2.pdf');
    expect(
      (await send('lib', { kind: 'documents', id: 'nul', name: 'timetable.pdf' }, second)).error.en,
    ).toContain('letters, digits');
    expect(
      (await send('lib', { kind: 'documents', id: 'console', name: 'CON.pdf' }, second)).file,
    ).toBe('con-2.pdf');
    rmSync(join(desk.root, 'content/documents/files/Timetable.pdf'));
  });
});

describe('a replaced document', () => {
  it('keeps its address, with the measures of the new file, and can be replaced and deleted again', async () => {
    const { value } = (await ask('lib', 'entry?kind=documents&id=syllabus-lib')).answer;
    const { file } = await send(
      'lib',
      { kind: 'documents', id: 'syllabus-lib', name: 'syllabus new.pdf' },
      second,
    );
    const saved = await save('lib', 'syllabus-lib', document('A', file), value);
    expect([saved.status, fileOf(saved)]).toEqual([200, 'syllabus.pdf']);
    expect(stored('syllabus.pdf').equals(second)).toBe(true);
    expect(JSON.parse(desk.read('documents/measures.json'))['syllabus.pdf'].bytes).toBe(
      second.length,
    );
    expect(desk.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      'content/documents/files/syllabus.pdf',
      'content/documents/measures.json',
    ]);
    expect((await ask('lib', 'remove', { kind: 'documents', id: 'syllabus-lib' })).status).toBe(
      200,
    );
    expect(existsSync(join(desk.root, 'content/documents/files/syllabus.pdf'))).toBe(false);
  });

  it('that another entry names too stays for it, and neither entry is stuck', async () => {
    const { value } = (await ask('lib', 'entry?kind=documents&id=syllabus-office')).answer;
    expect((await save('lib', 'copied', document('E', 'syllabus-2.pdf'))).status).toBe(200);
    const { file } = await send(
      'lib',
      { kind: 'documents', id: 'copied', name: 'other.pdf' },
      first,
    );
    const replaced = await save(
      'lib',
      'copied',
      document('E', file),
      document('E', 'syllabus-2.pdf'),
    );
    expect([replaced.status, fileOf(replaced)]).toEqual([200, 'other.pdf']);
    expect(stored('syllabus-2.pdf').equals(second)).toBe(true);
    expect((await ask('office', 'entry?kind=documents&id=syllabus-office')).answer.value).toEqual(
      value,
    );
    for (const id of ['copied', 'syllabus-office'])
      expect((await ask('office', 'remove', { kind: 'documents', id })).status).toBe(200);
    expect(JSON.parse(desk.read('documents/measures.json'))).not.toHaveProperty(['syllabus-2.pdf']);
  });
});

describe('waiting files', () => {
  const waiting = () =>
    readdirSync(join(desk.root, '.desk/uploads'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );

  it('are removed after a week, and those of today stay', async () => {
    await send('office', { kind: 'documents', id: 'old', name: 'old.pdf' }, first);
    const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    for (const { parentPath, name } of waiting())
      utimesSync(join(parentPath, name), day(8), day(8));
    await desk.restart();
    expect(waiting()).toEqual([]);
    await send('office', { kind: 'documents', id: 'old', name: 'old.pdf' }, first);
    for (const { parentPath, name } of waiting())
      utimesSync(join(parentPath, name), day(6), day(6));
    await desk.restart();
    expect(waiting()).toHaveLength(2);
  });

  it('of a name with 250 letters, also Malayalam ones, get a short name', async () => {
    expect(
      (
        await send(
          'office',
          { kind: 'documents', id: 'long', name: `${'a'.repeat(246)}.pdf` },
          first,
        )
      ).file,
    ).toBe(`${'a'.repeat(60)}.pdf`);
    expect(
      (
        await send(
          'office',
          { kind: 'documents', id: 'long', name: `${'അ'.repeat(250)}.pdf` },
          first,
        )
      ).file,
    ).toBe('document.pdf');
  });
});
