import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const READABLE = readFileSync('content/documents/files/anti-ragging-guide.en.pdf');
const OTHER = readFileSync('content/documents/files/anti-ragging-guide.ml.pdf');
const SCAN = Buffer.from(pdfOf(''));
const EVENT = {
  title: { en: 'Blood donation camp', ml: 'രക്തദാന ക്യാമ്പ്' },
  start: '2026-12-27T10:00:00+05:30',
  end: '2026-12-27T16:00:00+05:30',
  venue: { en: 'Open stage', ml: 'തുറന്ന വേദി' },
  audience: { en: 'Students', ml: 'വിദ്യാർഥികൾ' },
  body: { en: 'Donors register at the stage.', ml: 'രക്തദാതാക്കൾ വേദിയിൽ രജിസ്റ്റർ ചെയ്യണം.' },
};
const CORRIGENDUM = { en: 'Corrigendum 1', ml: 'തിരുത്ത് 1' };

async function send(name: string, payload: Buffer, id = ''): Promise<string> {
  return (await desk.send('file', { kind: 'documents', id, name }, payload)).answer.file;
}
const entryOf = async (kind: string, id: string) => (await desk.entry(kind, id)).value;
/** Saves an entry with other attachments; returns those it has then, or the mistakes. */
async function attach(id: string, attachments: unknown[], kind = 'events') {
  const { answer } = await desk.change(kind, id, { attachments });
  return answer.mistakes ?? answer.value.attachments;
}
const bytesOf = (file: string) => readFileSync(join(desk.root, 'content/documents/files', file));
const isThere = (file: string) => existsSync(join(desk.root, 'content', file));

describe('the files of an event', () => {
  it('are documents of it, of which one can have a title of its own', async () => {
    const files = [await send('camp.pdf', READABLE), await send('change.pdf', OTHER)];
    const [file, second] = files.map((name) => ({ file: name, languages: ['en'] }));
    const attachments = [file, { ...second, title: CORRIGENDUM }];
    const value = { ...EVENT, attachments };
    const { answer } = await desk.ask('save', {
      kind: 'events',
      id: 'blood-camp',
      value,
      base: null,
    });
    expect(answer.value.attachments).toEqual(['blood-camp', 'blood-camp-2']);
    expect(await entryOf('documents', 'blood-camp')).toMatchObject({
      title: EVENT.title,
      event: 'blood-camp',
      files: [{ file: 'camp.pdf', languages: ['en'] }],
    });
    expect((await entryOf('documents', 'blood-camp-2')).title).toEqual(CORRIGENDUM);
  });

  it('lack nothing of their own while the event has no name', async () => {
    const file = await send('plan.pdf', READABLE);
    const { answer } = await desk.ask('check', {
      ...{ kind: 'events', id: '', draft: 'new!plan', base: null },
      value: { attachments: [{ file, languages: ['en'] }] },
    });
    expect(answer.mistakes).toEqual([]);
  });

  it('are shown in its form with their titles and files', async () => {
    const attached = async (id: string) => (await desk.ask(`attached?id=${id}`)).answer;
    expect(await attached('blood-camp-2')).toEqual({
      id: 'blood-camp-2',
      title: CORRIGENDUM,
      files: [{ file: 'change.pdf', languages: ['en'] }],
      isPrinted: false,
      mayChange: true,
    });
    expect(await attached('prospectus')).toMatchObject({ isPrinted: true });
  });

  it('are replaced and given another title in the form of the event; the address stays', async () => {
    const file = await send('camp-new.pdf', OTHER, 'blood-camp');
    const title = { en: 'Programme of the camp', ml: 'ക്യാമ്പിന്റെ കാര്യപരിപാടി' };
    const changed = { document: 'blood-camp', title, files: [{ file, languages: ['en', 'ml'] }] };
    expect(await attach('blood-camp', [changed, 'blood-camp-2'])).toEqual([
      'blood-camp',
      'blood-camp-2',
    ]);
    expect(await entryOf('documents', 'blood-camp')).toMatchObject({
      title,
      files: [{ file: 'camp.pdf', languages: ['en', 'ml'] }],
    });
    expect(bytesOf('camp.pdf').equals(OTHER)).toBe(true);
    expect(isThere('documents/files/camp-new.pdf')).toBe(false);
  });

  it('are replaced by a scan only with a word on what it says', async () => {
    const file = await send('scan.pdf', SCAN, 'blood-camp');
    const changed = { document: 'blood-camp', files: [{ file, languages: ['en'] }] };
    expect(await attach('blood-camp', [changed])).toMatchObject([
      { path: ['attachments'], words: { en: expect.stringContaining('cannot read') } },
    ]);
    await attach('blood-camp', [{ ...changed, isSame: true }, 'blood-camp-2']);
    expect((await entryOf('documents', 'blood-camp')).unreadable).toBe(true);
    const office = { ...changed, readableFrom: 'library' };
    await attach('blood-camp', [
      {
        ...office,
        files: [{ ...changed.files[0], file: await send('scan.pdf', SCAN, 'blood-camp') }],
      },
      'blood-camp-2',
    ]);
    const { lists } = (await desk.ask('care')).answer as {
      lists: { name: string; rows: object[] }[];
    };
    expect(lists.find(({ name }) => name === 'scansWithoutText')?.rows).toMatchObject([
      { entry: { kind: 'documents', id: 'blood-camp' } },
    ]);
    const readable = await send('camp.pdf', READABLE, 'blood-camp');
    const mended = { document: 'blood-camp', files: [{ file: readable, languages: ['en'] }] };
    await attach('blood-camp', [mended, 'blood-camp-2']);
    const { unreadable, readableFrom } = await entryOf('documents', 'blood-camp');
    expect([unreadable, readableFrom]).toEqual([undefined, undefined]);
  });

  it('are deleted in the form of the event, unless another entry has them', async () => {
    await attach('hostel-rooms-even-semester', ['blood-camp'], 'news');
    const deleted = [
      { document: 'blood-camp', isDeleted: true },
      { document: 'blood-camp-2', isDeleted: true },
    ];
    expect(await attach('blood-camp', deleted)).toMatchObject([
      { entry: { kind: 'news', id: 'hostel-rooms-even-semester' } },
    ]);
    await attach('hostel-rooms-even-semester', [], 'news');
    expect(await attach('blood-camp', deleted)).toBeUndefined();
    expect(['documents/blood-camp.yaml', 'documents/files/camp.pdf'].map(isThere)).toEqual([
      false,
      false,
    ]);
  });
});
