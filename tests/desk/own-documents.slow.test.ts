import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { deskOverCopy, person, readFilesHere, settingsFor } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());
beforeEach(readFilesHere);

type Said = { words: { en: string }; entry?: { id: string } };
const SCAN = pdfOf('');
const READABLE = readFileSync('content/documents/files/anti-ragging-guide.en.pdf');
const NOTICE = {
  kind: 'admission',
  issuedOn: '2026-11-26',
  validUntil: '2027-01-30T17:00:00+05:30',
  audience: { en: 'Applicants', ml: 'അപേക്ഷകർ' },
  body: { en: 'The counter is open in the morning.', ml: 'കൗണ്ടർ രാവിലെ തുറക്കും.' },
};
const titled = (number: number) => ({ en: `Allotment list ${number}`, ml: `പട്ടിക ${number}` });

/** Saves a notice with a file. */
async function post(id: string, number: number, change: object = {}, payload: Uint8Array = SCAN) {
  const file = { kind: 'documents', id: '', name: `${id}.pdf` };
  const { answer: sent } = await desk.send('file', file, payload);
  const attachments = [{ file: sent.file, languages: ['en'], isSame: payload === SCAN }];
  return desk.add('news', id, { title: titled(number), ...NOTICE, attachments, ...change });
}
const documentOf = (id: string) => desk.value('documents', id);
async function change(kind: string, id: string, next: object) {
  const { advice } = await desk.changed(kind, id, next);
  return (advice as Said[]).map(({ words, entry }) => [words.en, entry?.id]);
}

it('a notice that is published later is saved with a scan, which belongs to it', async () => {
  const later = { publishFrom: '2026-12-20T10:00:00+05:30' };
  expect((await post('first-list', 1, later)).advice).toEqual([]);
  expect(await documentOf('first-list')).toEqual({
    title: titled(1),
    category: 'admission',
    issuedOn: '2026-11-26',
    notice: 'first-list',
    files: [{ file: 'first-list.pdf', languages: ['en'] }],
    unreadable: true,
  });
});

it('a document of its own that is attached to it does not wait, which is said', async () => {
  expect(await change('news', 'first-list', { attachments: ['first-list', 'prospectus'] })).toEqual(
    [[expect.stringContaining('does not wait for “Publish from” of this entry'), 'prospectus']],
  );
});

it('correcting a notice corrects its document where that still says the same', async () => {
  await post('second-list', 2);
  await change('news', 'second-list', { title: titled(3), kind: 'examination' });
  expect(await documentOf('second-list')).toMatchObject({
    title: titled(3),
    category: 'examination',
  });
  await change('documents', 'second-list', { title: titled(4) });
  await change('news', 'second-list', { title: titled(5), issuedOn: '2026-11-25' });
  expect(await documentOf('second-list')).toMatchObject({
    title: titled(4),
    issuedOn: '2026-11-25',
  });
});

it('a document whose words still name the day of before is named with its notice', async () => {
  const last = (day: number) => ({
    body: { en: `Pay by ${day} January 2027.`, ml: `2027 ജനുവരി ${day}-നകം അടയ്ക്കുക.` },
    dates: [{ date: `2027-01-${day}`, event: { en: 'Last date', ml: 'അവസാന തീയതി' } }],
  });
  await post('fee', 11, last(15), READABLE);
  const purpose = { en: 'The fee until 15 January 2027.', ml: '2027 ജനുവരി 15 വരെയുള്ള ഫീസ്.' };
  expect(await change('documents', 'fee', { purpose })).toEqual([]);
  const old = 'This still says 15 January 2027, but that date has been changed.';
  expect(await change('news', 'fee', last(18))).toEqual([
    [old, 'fee'],
    [old, 'fee'],
  ]);
  const other = { en: 'The fee until 20 January 2027.', ml: '2027 ജനുവരി 20 വരെയുള്ള ഫീസ്.' };
  const apart = [expect.stringMatching(/^20 January 2027 is in no date field/), undefined];
  expect(await change('documents', 'fee', { purpose: other })).toEqual([apart]);
});

it('a document that is no longer attached, or whose notice was ended, is named as still public', async () => {
  await post('third-list', 6);
  const end = '2026-11-26T10:00:00+05:30';
  expect(await change('news', 'third-list', { validUntil: end })).toEqual([
    [expect.stringContaining('This document of the ended entry remains'), 'third-list'],
  ]);
  await change('news', 'third-list', { validUntil: NOTICE.validUntil });
  const { advice } = await desk.get('many', { kind: 'news', ids: ['third-list'], action: 'end' });
  expect(advice).toMatchObject([{ entry: { kind: 'documents', id: 'third-list' } }]);
  expect(await change('news', 'third-list', { attachments: undefined })).toEqual([
    [expect.stringContaining('no longer attached here, but it remains'), 'third-list'],
  ]);
});

describe('a deleted notice', () => {
  it('names its documents first and takes them with it, readable ones too', async () => {
    await post('in-error', 7, {}, READABLE);
    expect((await desk.entry('news', 'in-error')).documents).toEqual([titled(7)]);
    await desk.remove('news', 'in-error');
    for (const file of ['documents/in-error.yaml', 'documents/files/in-error.pdf'])
      expect(desk.isThere(file), file).toBe(false);
    expect(desk.read('documents/measures.json')).not.toContain('in-error.pdf');
  });

  it('leaves them as documents of their own if somebody wants to keep them', async () => {
    await post('rules', 8, {}, READABLE);
    await desk.remove('news', 'rules', { keepsDocuments: true });
    expect(await documentOf('rules')).toMatchObject({ purpose: NOTICE.body, title: titled(8) });
    expect(desk.read('documents/rules.yaml')).not.toContain('notice:');
  });

  it('leaves one that another notice uses to that notice', async () => {
    await post('order', 9);
    await post('reminder', 10, { attachments: ['order'] });
    await desk.remove('news', 'order');
    expect(await documentOf('order')).toMatchObject({ notice: 'reminder', unreadable: true });
  });
});

describe('a person who may change notices but not documents', () => {
  it('deletes no document with its notice, and brings none back', async () => {
    const people = [person('office'), person('press', { write: ['news'] })];
    const server = await deskOverCopy(settingsFor(people));
    const press = server.as('press');
    const file = 'documents/anti-ragging-guide.yaml';
    const notice = { kind: 'news', id: 'anti-ragging-undertaking' };
    server.write(file, `${server.read(file)}notice: ${notice.id}\n`);
    server.commit();
    for (const more of [{}, { keepsDocuments: true }])
      expect(await press.refusal('remove', { ...notice, ...more })).toEqual([
        403,
        expect.stringContaining('you may not delete documents'),
      ]);
    server.git('rm', '--quiet', `content/news/${notice.id}.yaml`, `content/${file}`);
    server.commit(`Remove news/${notice.id}: Undertaking`);
    expect(await press.get('deleted')).toEqual([]);
    expect(await server.as('office').get('deleted')).toHaveLength(1);
    server.dispose();
  });
});
