import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { deskOverCopy, readFilesHere } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());
beforeEach(readFilesHere);

const READABLE = readFileSync('content/documents/files/anti-ragging-guide.en.pdf');
const OTHER = readFileSync('content/documents/files/anti-ragging-guide.ml.pdf');
const SCAN = pdfOf('');
const EVENT = {
  title: { en: 'Blood donation camp', ml: 'രക്തദാന ക്യാമ്പ്' },
  start: '2026-12-27T10:00:00+05:30',
  end: '2026-12-27T16:00:00+05:30',
  venue: { en: 'Open stage', ml: 'തുറന്ന വേദി' },
  audience: { en: 'Students', ml: 'വിദ്യാർഥികൾ' },
  body: { en: 'Donors register at the stage.', ml: 'രക്തദാതാക്കൾ വേദിയിൽ രജിസ്റ്റർ ചെയ്യണം.' },
};
const CORRIGENDUM = { en: 'Corrigendum 1', ml: 'തിരുത്ത് 1' };

/** Sends a file of an entry; as an entry names it. */
async function send(name: string, bytes: Uint8Array, id = '') {
  const { answer } = await desk.send('file', { kind: 'documents', id, name }, bytes);
  return { file: answer.file as string, languages: ['en'] };
}
/** Saves an entry with other attachments; returns those it has then, or the mistakes. */
async function attach(id: string, attachments: unknown[], kind = 'events') {
  const { answer } = await desk.change(kind, id, { attachments });
  return answer.mistakes ?? answer.value.attachments;
}

describe('the files of an event', () => {
  it('are documents of it, of which one can have a title of its own', async () => {
    const second = { ...(await send('change.pdf', OTHER)), title: CORRIGENDUM };
    const attachments = [await send('camp.pdf', READABLE), second];
    const { value } = await desk.add('events', 'blood-camp', { ...EVENT, attachments });
    expect(value.attachments).toEqual(['blood-camp', 'blood-camp-2']);
    expect(await desk.value('documents', 'blood-camp')).toMatchObject({
      title: EVENT.title,
      event: 'blood-camp',
      files: [{ file: 'camp.pdf', languages: ['en'] }],
    });
    expect((await desk.value('documents', 'blood-camp-2')).title).toEqual(CORRIGENDUM);
  });

  it('are in the one language in which the event is, until the other is added', async () => {
    const [title, said] = ['ശാസ്ത്രമേള', 'പ്രദർശനം വേദിയിലാണ്.'];
    await desk.add('events', 'science-fair', {
      ...EVENT,
      only: 'ml',
      title: { ml: title },
      body: { ml: said },
      attachments: [await send('fair.pdf', READABLE)],
    });
    expect(await desk.value('documents', 'science-fair')).toMatchObject({
      only: 'ml',
      title: { ml: title },
    });
    const { lists } = await desk.get('attention');
    const open = lists.find(({ name }: { name: string }) => name === 'inOneLanguage');
    expect(open.rows.map(({ file }: { file: string }) => file)).toEqual([
      'events/science-fair.yaml',
      'documents/science-fair.yaml',
    ]);
    const both = { en: 'Science fair', ml: title };
    await desk.change('events', 'science-fair', {
      only: undefined,
      title: both,
      body: { en: 'The exhibits are on the stage.', ml: said },
    });
    const document = await desk.value('documents', 'science-fair');
    expect([document.only, document.title]).toEqual([undefined, both]);
  });

  it('lack nothing of their own while the event has no name', async () => {
    const { mistakes } = await desk.get('check', {
      ...{ kind: 'events', id: '', draft: 'new!plan', base: null },
      value: { attachments: [await send('plan.pdf', READABLE)] },
    });
    expect(mistakes).toEqual([]);
  });

  it('are shown in its form with their titles and files', async () => {
    expect(await desk.get('attached?id=blood-camp-2')).toEqual({
      id: 'blood-camp-2',
      title: CORRIGENDUM,
      files: [{ file: 'change.pdf', languages: ['en'] }],
      isPrinted: false,
      mayChange: true,
    });
    expect(await desk.get('attached?id=prospectus')).toMatchObject({ isPrinted: true });
  });

  it('are replaced and given another title in the form of the event; the address stays', async () => {
    const { file } = await send('camp-new.pdf', OTHER, 'blood-camp');
    const title = { en: 'Programme of the camp', ml: 'ക്യാമ്പിന്റെ കാര്യപരിപാടി' };
    const changed = { document: 'blood-camp', title, files: [{ file, languages: ['en', 'ml'] }] };
    const names = ['blood-camp', 'blood-camp-2'];
    expect(await attach('blood-camp', [changed, 'blood-camp-2'])).toEqual(names);
    expect(await desk.value('documents', 'blood-camp')).toMatchObject({
      title,
      files: [{ file: 'camp.pdf', languages: ['en', 'ml'] }],
    });
    const stored = readFileSync(join(desk.root, 'content/documents/files/camp.pdf'));
    expect([stored.equals(OTHER), desk.isThere('documents/files/camp-new.pdf')]).toEqual([
      true,
      false,
    ]);
  });

  it('are replaced by a scan only with a word on what it says', async () => {
    const scan = async () => ({
      document: 'blood-camp',
      files: [await send('scan.pdf', SCAN, 'blood-camp')],
    });
    expect(await attach('blood-camp', [await scan()])).toMatchObject([
      { path: ['attachments'], words: { en: expect.stringContaining('cannot read') } },
    ]);
    await attach('blood-camp', [{ ...(await scan()), isSame: true }, 'blood-camp-2']);
    expect((await desk.value('documents', 'blood-camp')).unreadable).toBe(true);
    await attach('blood-camp', [{ ...(await scan()), readableFrom: 'library' }, 'blood-camp-2']);
    expect(await desk.attention('scansWithoutText')).toMatchObject([
      { entry: { kind: 'documents', id: 'blood-camp' } },
    ]);
    const mended = [await send('camp.pdf', READABLE, 'blood-camp')];
    await attach('blood-camp', [{ document: 'blood-camp', files: mended }, 'blood-camp-2']);
    const { unreadable, readableFrom } = await desk.value('documents', 'blood-camp');
    expect([unreadable, readableFrom]).toEqual([undefined, undefined]);
  });

  it('are deleted in the form of the event, unless another entry has them', async () => {
    const other = 'hostel-rooms-even-semester';
    await attach(other, ['blood-camp'], 'news');
    const deleted = ['blood-camp', 'blood-camp-2'].map((document) => ({
      ...{ document, isDeleted: true },
    }));
    expect(await attach('blood-camp', deleted)).toMatchObject([
      { entry: { kind: 'news', id: other } },
    ]);
    await attach(other, [], 'news');
    expect(await attach('blood-camp', deleted)).toBeUndefined();
    for (const file of ['documents/blood-camp.yaml', 'documents/files/camp.pdf'])
      expect(desk.isThere(file), file).toBe(false);
  });
});
