import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deskOverCopy, person, settingsFor } from './desk-copy.ts';

const [first, second] = ['rti-guide.en.pdf', 'rti-guide.ml.pdf'].map((name) =>
  readFileSync(`content/documents/files/${name}`),
) as [Buffer, Buffer];

const desk = await deskOverCopy(settingsFor([person('lib'), person('office')]));
afterAll(() => desk.dispose());

type Clerk = ReturnType<typeof desk.as>;
const [lib, office] = [desk.as('lib'), desk.as('office')];
/** Sends a document of an entry; its name until it is saved. */
const send = async (clerk: Clerk, id: string, name: string, bytes: Buffer) =>
  (await clerk.send('file', { kind: 'documents', id, name }, bytes)).answer.file;
const document = (title: string, file: string) => ({
  title: { en: title, ml: `രേഖ ${title}` },
  purpose: { en: `About ${title}.`, ml: `${title} സംബന്ധിച്ച്.` },
  ...{ category: 'students', issuedOn: '2026-11-23', files: [{ file, languages: ['en'] }] },
});
/** Saves a document; the name of its file. */
const save = async (clerk: Clerk, id: string, value: object, base: unknown = null) =>
  (await clerk.get('save', { kind: 'documents', id, value, base })).value.files[0].file;
const stored = (name: string) => readFileSync(join(desk.root, 'content/documents/files', name));
const measures = () => JSON.parse(desk.read('documents/measures.json'));

describe('two people who choose files of one name', () => {
  it('before either saves, get a file each', async () => {
    for (const [clerk, id, bytes] of [
      [lib, 'syllabus-lib', first],
      [office, 'syllabus-office', second],
    ] as const)
      expect(await send(clerk, id, 'syllabus.pdf', bytes)).toBe('syllabus.pdf');
    const names = [
      await save(lib, 'syllabus-lib', document('A', 'syllabus.pdf')),
      await save(office, 'syllabus-office', document('B', 'syllabus.pdf')),
    ];
    expect(names).toEqual(['syllabus.pdf', 'syllabus-2.pdf']);
    expect(stored('syllabus.pdf').equals(first)).toBe(true);
    expect(stored('syllabus-2.pdf').equals(second)).toBe(true);
    expect(measures()).toMatchObject({
      'syllabus.pdf': { bytes: first.length },
      'syllabus-2.pdf': { bytes: second.length },
    });
  });

  it('cannot take a name in advance and overwrite it later', async () => {
    await send(lib, 'waiting', 'prospectus-2027.pdf', first);
    const file = await send(office, 'prospectus', 'Prospectus 2027.pdf', second);
    expect([
      await save(office, 'prospectus-2027', document('C', file)),
      await save(lib, 'waiting', document('D', 'prospectus-2027.pdf')),
    ]).toEqual(['prospectus-2027.pdf', 'prospectus-2027-2.pdf']);
    expect(stored('prospectus-2027.pdf').equals(second)).toBe(true);
  });

  it('never get names that are one file on Windows and macOS, or a device there', async () => {
    desk.write('documents/files/Timetable.pdf', first);
    expect(await send(lib, 'timetable', 'timetable.pdf', second)).toBe('timetable-2.pdf');
    expect(await send(lib, 'console', 'CON.pdf', second)).toBe('con-2.pdf');
    const device = { kind: 'documents', id: 'nul', name: 'timetable.pdf' };
    const refused = await lib.send('file', device, second);
    expect(refused.answer.error.en).toContain('letters, digits');
    rmSync(join(desk.root, 'content/documents/files/Timetable.pdf'));
  });
});

describe('a replaced document', () => {
  it('keeps its address, with the measures of the new file, and can be replaced and deleted again', async () => {
    const value = await lib.value('documents', 'syllabus-lib');
    const file = await send(lib, 'syllabus-lib', 'syllabus new.pdf', second);
    expect(await save(lib, 'syllabus-lib', document('A', file), value)).toBe('syllabus.pdf');
    expect(stored('syllabus.pdf').equals(second)).toBe(true);
    expect(measures()['syllabus.pdf'].bytes).toBe(second.length);
    expect(desk.saved()).toEqual([
      'content/documents/files/syllabus.pdf',
      'content/documents/measures.json',
    ]);
    await lib.remove('documents', 'syllabus-lib');
    expect(desk.isThere('documents/files/syllabus.pdf')).toBe(false);
  });

  it('that another entry names too stays for it, and neither entry is stuck', async () => {
    const value = await lib.value('documents', 'syllabus-office');
    const copied = document('E', 'syllabus-2.pdf');
    await save(lib, 'copied', copied);
    const file = await send(lib, 'copied', 'other.pdf', first);
    expect(await save(lib, 'copied', document('E', file), copied)).toBe('other.pdf');
    expect(stored('syllabus-2.pdf').equals(second)).toBe(true);
    expect(await office.value('documents', 'syllabus-office')).toEqual(value);
    for (const id of ['copied', 'syllabus-office']) await office.remove('documents', id);
    expect(measures()).not.toHaveProperty(['syllabus-2.pdf']);
  });
});

describe('waiting files', () => {
  const waiting = () =>
    readdirSync(join(desk.root, '.desk/uploads'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );

  it('are removed after a week, and those of today stay', async () => {
    const sendDaysAgo = async (days: number) => {
      await send(office, 'old', 'old.pdf', first);
      const day = new Date(Date.now() - days * 24 * 60 * 60_000);
      for (const { parentPath, name } of waiting()) utimesSync(join(parentPath, name), day, day);
    };
    await sendDaysAgo(8);
    await desk.restart();
    expect(waiting()).toEqual([]);
    await sendDaysAgo(6);
    await desk.restart();
    expect(waiting()).toHaveLength(2);
  });

  it('of a name with 250 letters, also Malayalam ones, get a short name', async () => {
    const name = await send(office, 'long', `${'a'.repeat(246)}.pdf`, first);
    expect(name).toBe(`${'a'.repeat(60)}.pdf`);
    expect(await send(office, 'long', `${'അ'.repeat(250)}.pdf`, first)).toBe('document.pdf');
  });
});
