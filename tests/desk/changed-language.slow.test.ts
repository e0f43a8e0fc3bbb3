import { afterAll, expect, it } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

type Text = { text: string; updatedOn: string };
type Said = {
  words: { en: string; ml: string };
  field: { en: string };
  path: string[];
  blocks: number[];
};
const STAYED_BEHIND =
  /^The other language was changed, this one was not(?:: “(.*)”)?\. Check that both say the same\.$/;

/** What is said at the fields of an entry that another language has left behind. */
const behind = (kind: string, id: string): Promise<Said[]> =>
  desk.get(`behind?${new URLSearchParams({ kind, id })}`);

/** Saves an entry and gives the fields at which the other language is said to have stayed. */
async function save(kind: string, id: string, change: (value: never) => object) {
  await desk.changed(kind, id, change);
  return (await behind(kind, id)).map(({ field, words }) =>
    [field.en, STAYED_BEHIND.exec(words.en)?.[1]].filter(Boolean).join(': '),
  );
}

/** What is listed as changed in one language only. */
async function listed() {
  type Row = { entry: { kind: string; id: string }; field?: { en: string } };
  const rows: Row[] = await desk.attention('translationsBehind');
  return rows.map(({ entry, field }) =>
    [`${entry.kind}/${entry.id}`, field?.en].filter(Boolean).join(': '),
  );
}

it('a page changed in English gets its day there, and the Malayalam is said and listed until it follows', async () => {
  const before = await desk.value('texts', 'about/history');
  const add = (locale: 'en' | 'ml', words: string) => (value: Record<string, Text>) => ({
    [locale]: { ...value[locale], text: `${value[locale]?.text}\n\n${words}\n` },
  });
  const block = 'In 2026 the college opened a new library block.';
  expect(await save('texts', 'about/history', add('en', block))).toEqual([
    `Malayalam, Text: ${block}`,
  ]);
  const { en, ml } = await desk.value('texts', 'about/history');
  expect([en.updatedOn, ml.updatedOn]).toEqual([collegeDay(Date.now()), before.ml.updatedOn]);
  expect(await listed()).toEqual(['texts/about/history: Malayalam']);
  expect(await save('texts', 'about/history', add('ml', '2026-ൽ പുതിയ ലൈബ്രറി തുറന്നു.'))).toEqual([]);
  expect(await listed()).toEqual([]);
});

it('a page changed in Malayalam alone leaves its English behind, until both are marked as reviewed', async () => {
  const longer = ({ ml }: Record<string, Text>) => ({
    ml: { ...ml, text: `${ml?.text}\n\nപുതിയത്.\n` },
  });
  expect(await save('texts', 'about/vision', longer)).toEqual(['English, Text: പുതിയത്.']);
  expect(await listed()).toEqual(['texts/about/vision: English']);
  const many = { kind: 'texts', ids: ['about/vision'], action: 'reviewed' };
  await desk.get('many', many);
  expect(await listed()).toEqual([]);
});

it('a field of a notice changed in one language is named; a spelling is no change', async () => {
  const id = 'survey-camp-civil';
  type Notice = { audience: { en: string; ml: string } };
  const { audience }: Notice = await desk.value('news', id);
  const say = (words: object) => () => ({ audience: { ...audience, ...words } });
  expect(await save('news', id, say({ en: `${audience.en}.` }))).toEqual([]);
  expect(await save('news', id, say({ en: 'Students of civil engineering' }))).toEqual([
    'For whom, Malayalam',
  ]);
  expect(await listed()).toEqual([`news/${id}: For whom, Malayalam`]);
  // Taken back, nothing is left to follow.
  await save('news', id, say({}));
  expect(await listed()).toEqual([]);
});

it('the paragraph at the same place is marked, until somebody says that it is still right', async () => {
  const id = 'bus-routes-revised';
  type Notice = { body: { en: string; ml: string } };
  const start: Notice = await desk.value('news', id);
  const paragraphs = { en: ['One.', 'Two.', 'Three.'], ml: ['ഒന്ന്.', 'രണ്ട്.', 'മൂന്ന്.'] };
  const say = (words: Partial<typeof paragraphs>) => () => ({
    body: Object.fromEntries(
      Object.entries({ ...paragraphs, ...words }).map(([locale, all]) => [
        locale,
        all.join('\n\n'),
      ]),
    ),
  });
  const marked = async () =>
    (await behind('news', id)).map(({ path, blocks, words }) => [
      path,
      ...[blocks, STAYED_BEHIND.exec(words.en)?.[1]],
    ]);
  await save('news', id, say({}));
  expect(await marked()).toEqual([]);
  await save('news', id, say({ en: ['One.', 'Two of four.', 'Three.'] }));
  const path = ['body', 'ml'];
  expect(await marked()).toEqual([[path, [1], 'Two of four.']]);
  expect(await desk.get('still-right', { kind: 'news', id, path })).toEqual([]);
  expect([await marked(), await listed()]).toEqual([[], []]);
  // What is said anew is at the end.
  await save('news', id, say({ en: ['One.', 'Two of four.', 'Three.', 'Four.'] }));
  expect(await marked()).toEqual([[path, [2], 'Four.']]);
  await save('news', id, () => ({ body: start.body }));
});
