import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf } from '#tests/support/pdf-of.ts';
import { deskOverCopy, readFilesHere } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());
beforeEach(readFilesHere);

type Row = {
  commit: string;
  author: string;
  what: string;
  fields: { field: { en: string }; before?: { en: string }; after?: { en: string } }[];
};
const history = (kind: string, id: string): Promise<Row[]> =>
  desk.get(`entry-history?${new URLSearchParams({ kind, id })}`);
const version = (kind: string, id: string, commit = '') =>
  desk.ask('version', { kind, id, commit });

describe('the history of an entry', () => {
  it('says who changed the fee of a list, when, from what to what, and nothing of its other rows', async () => {
    const { amounts } = await desk.value('fees', 'caution');
    await desk.change('fees', 'caution', { amounts: { ...amounts, mtech: 1600 } });
    await desk.change('fees', 'admission', { when: 'year' });
    const rows = await history('fees', 'caution');
    expect(rows).toEqual([
      {
        commit: desk.git('rev-parse', 'HEAD~1'),
        author: 'Anu Clerk',
        at: expect.stringMatching(/^20/),
        what: 'changed',
        fields: [expect.anything()],
      },
      expect.objectContaining({ what: 'added' }),
    ]);
    expect(rows[0]?.fields[0]).toMatchObject({
      before: { en: String(amounts.mtech) },
      after: { en: '1600' },
    });
    const { answer } = await version('fees', 'caution', rows[1]?.commit);
    expect([answer.value.amounts, answer.missing]).toEqual([amounts, []]);
    expect((await desk.value('fees', 'caution')).amounts.mtech).toBe(1600);
  });

  it('brings back a text in both languages', async () => {
    const { en, ml } = await desk.value('texts', 'about/history');
    await desk.change('texts', 'about/history', { en: { ...en, title: 'Our past' } });
    await desk.change('texts', 'about/history', { ml: { ...ml, title: 'ഭൂതകാലം' } });
    const rows = await history('texts', 'about/history');
    expect(rows.map(({ fields }) => fields[0]?.after?.en)).toEqual([
      'ഭൂതകാലം',
      'Our past',
      expect.anything(),
    ]);
    expect((await version('texts', 'about/history', rows[2]?.commit)).answer.value).toEqual({
      en,
      ml,
    });
  });

  it('brings back the text of a notice that an earlier version of the product has written as paragraphs', async () => {
    const [file, id] = ['news/rti-officer-change.yaml', 'rti-officer-change'];
    const now = desk.read(file);
    const old = now.replace(
      /^body:[\s\S]*?(?=^\S)/m,
      'body:\n  - en: "The first."\n    ml: "ഒന്നാമത്തേത്."\n  - en: "The second."\n    ml: "രണ്ടാമത്തേത്."\n',
    );
    expect(old).not.toBe(now);
    for (const text of [old, now]) {
      desk.write(file, text);
      desk.commit('By an earlier version');
    }
    const { answer } = await version('news', id, desk.git('rev-parse', 'HEAD~1'));
    expect(answer.value.body).toEqual({
      en: 'The first.\n\nThe second.\n',
      ml: 'ഒന്നാമത്തേത്.\n\nരണ്ടാമത്തേത്.\n',
    });
  });

  it.each([
    ['none', '0000000', 404],
    ['caution', '0000000', 404],
    ['caution', '--help', 400],
  ])('has no version of %s at %s', async (id, commit, status) => {
    expect((await version('fees', id, commit)).status).toBe(status);
  });
});

describe('the version of a document', () => {
  const document = {
    title: { en: 'Syllabus', ml: 'സിലബസ്' },
    purpose: { en: 'The syllabus.', ml: 'സിലബസ്.' },
    category: 'students',
    issuedOn: '2026-11-20',
  };
  const send = async (text: string) => {
    const place = { kind: 'documents', id: 'syllabus', name: 'syllabus.pdf' };
    return [{ file: (await desk.send('file', place, pdfOf(text))).answer.file, languages: ['en'] }];
  };
  const stored = () => desk.read('documents/files/syllabus.pdf');

  it('with a file that was replaced has the old file again, at the same address, once it is saved', async () => {
    const files = await send('One');
    const value = { ...document, files, page: '/about', unreadable: true };
    await desk.add('documents', 'syllabus', value, 'new!s');
    const first = stored();
    await desk.changed('documents', 'syllabus', { files: await send('Two and more') });
    expect(stored()).not.toBe(first);
    const rows = await history('documents', 'syllabus');
    expect(rows.map(({ fields }) => fields[0]?.field.en)).toEqual(['File', expect.anything()]);
    const { answer } = await version('documents', 'syllabus', rows[1]?.commit);
    expect(answer).toMatchObject({ value: { files: [{ file: 'syllabus-2.pdf' }] }, missing: [] });
    const again = await desk.changed('documents', 'syllabus', answer.value);
    expect([again.value.files, stored()]).toEqual([files, first]);
  });

  it('names a file that the history does not have', async () => {
    desk.write(
      'documents/syllabus.yaml',
      desk.read('documents/syllabus.yaml').replace('syllabus.pdf', 'lost.pdf'),
    );
    desk.commit();
    const [{ commit = '' } = {}] = await history('documents', 'syllabus');
    expect((await version('documents', 'syllabus', commit)).answer.missing).toEqual(['lost.pdf']);
  });
});
