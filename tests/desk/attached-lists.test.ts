import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { deskOverCopy, readFilesHere } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());
beforeEach(readFilesHere);

const READABLE = readFileSync('content/documents/files/anti-ragging-guide.en.pdf');
const NOTICE = {
  title: { en: 'Rank list of spot admission', ml: 'സ്പോട്ട് അഡ്മിഷൻ റാങ്ക് പട്ടിക' },
  body: { en: 'Come with your papers.', ml: 'രേഖകളുമായി വരിക.' },
  kind: 'admission',
  issuedOn: '2026-11-20',
  validUntil: '2026-12-30T17:00:00+05:30',
  audience: { en: 'Applicants', ml: 'അപേക്ഷകർ' },
};

/** Sends a list; as a notice names it. */
async function send(text: string) {
  const place = { kind: 'documents', id: '', name: 'ranks.csv' };
  const { answer } = await desk.send('file', place, Buffer.from(text));
  const { file, personal } = answer;
  return { file, languages: ['en', 'ml'], ...(personal.length > 0 && { personal }) };
}

it('a list is attached to a notice as a document of it, shown for 90 days unless another day is said', async () => {
  const lists = [
    await send('Rank\tName\n1\tAnjali\n'),
    { ...(await send('Hall,Seat\nA,1\n')), shownUntil: '2026-12-10' },
  ];
  const { value } = await desk.add('news', 'spot-ranks', { ...NOTICE, attachments: lists });
  expect(value.attachments).toEqual(['spot-ranks', 'spot-ranks-2']);
  expect(await desk.value('documents', 'spot-ranks')).toMatchObject({
    title: NOTICE.title,
    notice: 'spot-ranks',
    category: 'admission',
    shownUntil: collegeDay(Date.now() + 90 * DAY_MS),
    files: [{ file: 'ranks.csv', languages: ['en', 'ml'] }],
  });
  expect((await desk.value('documents', 'spot-ranks-2')).shownUntil).toBe('2026-12-10');
  expect((await desk.get('attention')).mistakes).toEqual([]);
});

it('a pasted list has the name of its notice, and the language in which that is alone', async () => {
  const place = { kind: 'documents', id: '', name: 'list.csv' };
  const sent = await desk.send('file', place, Buffer.from('Hall\tSeat\nA\t1\n'));
  const pasted = { file: sent.answer.file, languages: [] };
  const inMalayalam = Object.fromEntries(
    Object.entries(NOTICE).map(([field, words]) => [
      field,
      typeof words === 'object' && 'ml' in words ? { ml: words.ml } : words,
    ]),
  );
  const notice = { ...inMalayalam, only: 'ml', attachments: [pasted] };
  const { value } = await desk.add('news', 'hall-seats', notice);
  expect(value.attachments).toEqual(['hall-seats']);
  expect((await desk.value('documents', 'hall-seats')).files).toEqual([
    { file: 'hall-seats.csv', languages: ['ml'] },
  ]);
});

it('columns about persons are named before the list is saved, and may be public by a rule', async () => {
  const list = await send('Rank,Name,Mobile\n1,Anjali,9876543210\n');
  const save = (attachments: unknown[]) => desk.change('news', 'spot-ranks', { attachments });
  const refused = await save([list]);
  expect(refused.answer.mistakes).toMatchObject([
    {
      path: ['attachments'],
      words: { en: expect.stringContaining('has columns about persons: Mobile.') },
    },
  ]);
  const { answer } = await save([{ ...list, isPersonalPublic: true }]);
  const [id] = answer.value.attachments;
  expect((await desk.value('documents', id)).personal).toEqual(['Mobile']);
});

it('a list that takes the place of another is asked about like a new one', async () => {
  const { attachments } = await desk.value('news', 'spot-ranks');
  const [document] = attachments;
  const { personal, ...list } = await send('Rank,Name,Income\n1,Anjali,72000\n');
  const replace = (answer: object) =>
    desk.change('news', 'spot-ranks', { attachments: [{ document, files: [list], ...answer }] });
  const refused = await replace({ personal });
  expect(refused.answer.mistakes.map(({ path }: { path: string[] }) => path)).toEqual([
    ['attachments'],
  ]);
  await replace({ personal, isPersonalPublic: true });
  expect(await desk.value('documents', document)).toMatchObject({ personal: ['Income'] });
  await replace({ files: [await send('Rank,Name\n1,Anjali\n')] });
  expect((await desk.value('documents', document)).personal).toBeUndefined();
});

it('what a list has of persons stays said while it stays, and goes with it', async () => {
  const list = await send('Rank,Name,Mobile\n1,Devi,9876543210\n');
  const camp = { ...NOTICE, attachments: [{ ...list, isPersonalPublic: true }] };
  const { value } = await desk.add('news', 'camp-ranks', camp);
  const [document] = value.attachments;
  const replace = async (files: object[]) => {
    await desk.changed('news', 'camp-ranks', { attachments: [{ document, files }] });
    return desk.value('documents', document);
  };
  const {
    files: [kept],
  } = await desk.value('documents', document);
  const pdf = async () => {
    const place = { kind: 'documents', id: '', name: 'ranks.pdf' };
    const { file } = (await desk.send('file', place, READABLE)).answer;
    return { file, languages: ['en'] };
  };
  expect((await replace([kept, await pdf()])).personal).toEqual(['Mobile']);
  expect((await replace([await pdf()])).personal).toBeUndefined();
});

it('a table that is too long for a text is told its way', async () => {
  const table = `:::table[Ranks]\n| A |\n| --- |\n${'| Candidate |\n'.repeat(900)}:::\n`;
  const { answer } = await desk.change('news', 'spot-ranks', {
    body: { ...NOTICE.body, en: table },
  });
  expect(answer.mistakes[0].words.en).toContain('a longer table is attached as a list');
});
