import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deskOverCopy, person, readFilesHere, settingsFor } from './desk-copy.ts';

const desk = await deskOverCopy(
  settingsFor([
    person('office'),
    person('cse', { write: ['news', 'gallery'], department: 'cse' }),
    person('tenders', { write: ['tenders'] }),
  ]),
);
afterAll(() => desk.dispose());
readFilesHere();

type Clerk = ReturnType<typeof desk.as>;
const [office, cse, tenders] = [desk.as('office'), desk.as('cse'), desk.as('tenders')];
const alt = { en: 'The new bus', ml: 'പുതിയ ബസ്' };
const BUS = 'news/pictures/bus.jpg';
const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const notice = (title: string, departments: string[], picture: object) => ({
  ...parse(desk.read('news/minor-honours-choice.yaml')),
  ...{ title: { en: title, ml: 'അറിയിപ്പ്' }, departments, picture: { ...picture, consent: true } },
});
const stored = (file: string) => readFileSync(join(desk.root, 'content', file));
/** The files that the form of an entry offers. */
const offered = async (clerk: Clerk, kind: string, id = '') =>
  (await clerk.get(`used-files?${new URLSearchParams({ kind, id })}`)).map(
    ({ file }: { file: string }) => file,
  );
const use = (clerk: Clerk, kind: string, file: string) =>
  clerk.get('use-file', { kind, id: '', file });
const shown = (clerk: Clerk, file: string) => clerk.ask(`used-picture?file=${file}`);
/** Sends a photograph for a notice and saves it. */
const saveWith = async (id: string, departments: string[], bytes: Buffer) => {
  const { file } = (await office.send('file', { kind: 'news', id, name: 'a.jpg' }, bytes)).answer;
  await office.add('news', id, notice(`The ${id}`, departments, { file, alt }));
};

describe('a photograph that the site has', () => {
  it('is offered with its entry and description, and named by another notice without a second file', async () => {
    await saveWith('bus', ['civil'], await photograph('#c00'));
    const [first] = await office.get('used-files?kind=news&id=');
    expect(first).toEqual({ file: BUS, title: { en: 'The bus', ml: 'അറിയിപ്പ്' }, alt });
    const taken = await use(office, 'news', BUS);
    // Consent was given for another page.
    expect(taken).toEqual({ file: 'bus.jpg', alt });
    await office.add('news', 'timetable', notice('timetable', ['cse'], taken));
    expect(desk.saved()).toEqual(['content/news/timetable.yaml']);
    expect(await offered(office, 'news', 'timetable')).toEqual([]);
  });

  it('is stored in another folder with the same bytes, and not compressed again', async () => {
    const taken = await use(office, 'gallery', BUS);
    expect(taken).toEqual({ file: 'bus.jpg', alt });
    await office.changed('gallery', 'campus', ({ pictures }: { pictures: object[] }) => ({
      pictures: [...pictures, { id: 'bus', ...taken }],
      consent: true,
    }));
    expect(stored('gallery/campus/bus.jpg').equals(stored(BUS))).toBe(true);
  });

  it('is of an entry that the person may not write: the notice gets the same bytes as its own', async () => {
    await office.changed('news', 'timetable', { departments: ['civil'] });
    const taken = await use(cse, 'news', BUS);
    expect(taken.file).toBe('bus-2.jpg');
    await cse.add('news', 'ours', notice('ours', ['cse'], taken));
    expect(stored('news/pictures/ours.jpg').equals(stored(BUS))).toBe(true);
  });

  it('stays for the others when one of its entries is deleted', async () => {
    await office.remove('news', 'timetable');
    expect(desk.isThere(BUS)).toBe(true);
  });
});

describe('what others have saved and not published', () => {
  it('is neither offered nor shown nor used; of a replaced photograph the public one is', async () => {
    desk.git('tag', '-a', '-m', 'First', 'published/2026-11-23T000000', 'HEAD');
    const before = (await shown(cse, BUS)).answer;
    const bytes = stored(BUS);
    await saveWith('waits', ['civil'], await photograph('#0c0'));
    const file = 'news/pictures/waits.jpg';
    expect(await offered(cse, 'news')).not.toContain(file);
    expect(await offered(office, 'news')).toContain(file);
    expect([(await shown(cse, file)).status, (await shown(office, file)).status]).toEqual([
      404, 200,
    ]);
    expect(await cse.status('use-file', { kind: 'news', id: '', file })).toBe(404);
    const place = { kind: 'news', id: 'bus', name: 'new.jpg' };
    const sent = (await office.send('file', place, await photograph('#00c'))).answer.file;
    await office.changed('news', 'bus', { picture: { file: sent, alt, consent: true } });
    expect(stored(BUS).equals(bytes)).toBe(false);
    expect((await shown(cse, BUS)).answer).toBe(before);
    expect((await shown(office, BUS)).answer).not.toBe(before);
    const { file: own } = await use(cse, 'news', BUS);
    await cse.add('news', 'older', notice('older', ['cse'], { file: own, alt }));
    expect(stored('news/pictures/older.jpg').equals(bytes)).toBe(true);
  });

  it.each([
    ['a kind that the person may not write', { kind: 'news', id: '' }, BUS, 403],
    ['a file that is none of the site', { kind: 'tenders', id: '' }, 'college.yaml', 404],
    ['a file of another folder', { kind: 'tenders', id: '' }, '../../etc/passwd', 404],
    [
      'a file of another sort',
      { kind: 'tenders', id: '' },
      'documents/files/rti-guide.en.pdf',
      404,
    ],
  ])('nor is %s', async (_, place, file, status) => {
    expect(await tenders.status('use-file', { ...place, file })).toBe(status);
  });
});

it('a PDF file of a document is offered to another by its title, with its language; printed ones are not', async () => {
  const pdf = readFileSync('content/documents/files/rti-guide.en.pdf');
  const query = { kind: 'documents', id: 'syllabus', name: 'syllabus.pdf' };
  const { file } = (await office.send('file', query, pdf)).answer;
  const title = { en: 'Syllabus', ml: 'സിലബസ്' };
  const files = [{ file, languages: ['en'] }];
  const purpose = { en: 'What is taught.', ml: 'പഠിപ്പിക്കുന്നത്.' };
  const syllabus = { title, purpose, category: 'students', issuedOn: '2026-11-23', files };
  await office.add('documents', 'syllabus', syllabus);
  const place = 'documents/files/syllabus.pdf';
  expect(await office.get('used-files?kind=documents&id=')).toEqual([
    { file: place, title, languages: ['en'] },
  ]);
  const taken = await use(office, 'documents', place);
  expect(taken).toEqual({ file: 'syllabus.pdf', languages: ['en'] });
  await office.add('documents', 'papers', { ...syllabus, files: [taken] });
  expect(desk.saved()).toEqual(['content/documents/papers.yaml']);
});

it('an album with a photograph of its own is saved by a person of a department, who may write albums', async () => {
  const bytes = await photograph('#cc0');
  const sent = await cse.send('file', { kind: 'gallery', id: 'lab-day', name: 'Lab.jpg' }, bytes);
  await cse.add('gallery', 'lab-day', {
    ...{ title: { en: 'Lab day', ml: 'ലാബ് ദിനം' }, order: 0, consent: true },
    summary: { en: 'The laboratories on one day.', ml: 'ഒരു ദിവസം ലാബുകളിൽ.' },
    pictures: [{ id: 'lab', file: sent.answer.file, alt }],
  });
  expect(desk.saved()).toEqual(['content/gallery/lab-day.yaml', 'content/gallery/lab-day/lab.jpg']);
});
