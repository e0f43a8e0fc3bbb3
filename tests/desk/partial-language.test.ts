import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

/** The desk of a college that has begun to publish in Tamil. */
let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
  desk.write('college.yaml', desk.read('college.yaml').replace('[en, ml]', '[en, ml, ta]'));
});
afterAll(() => desk.dispose());

const history = { kind: 'texts', id: 'about/history' };
const TAMIL = 'pages/about/history.ta.md';
const opened = async (kind: string, id: string) => {
  const { answer } = await desk.ask(`entry?${new URLSearchParams({ kind, id })}`);
  return answer;
};
async function save(place: object, value: object, base: unknown) {
  const { status, answer } = await desk.ask('save', { ...place, value, base });
  expect([status, answer.mistakes]).toEqual([200, undefined]);
}

it('a form asks for a text in Tamil too, and does not insist on it', async () => {
  const { schema } = await opened('news', 'new!a');
  expect(Object.keys(schema.properties.title.properties)).toEqual(['en', 'ml', 'ta']);
  expect(schema.properties.title.required).toEqual(['en', 'ml']);
});

it('a notice is saved with a title in Tamil and a text without', async () => {
  const { start } = await opened('news', 'new!a');
  const value = {
    ...start,
    title: { en: 'Gate closed', ml: 'ഗേറ്റ് അടച്ചു', ta: 'வாயில் மூடப்பட்டது' },
    body: { en: 'Use the south gate.', ml: 'തെക്കേ ഗേറ്റ് ഉപയോഗിക്കുക.' },
  };
  await save({ kind: 'news', id: 'gate-closed' }, value, null);
  expect(desk.read('news/gate-closed.yaml')).toContain('ta: "வாயில் மூடப்பட்டது"');
});

it('a text of a page is opened and saved without Tamil, and no empty file is left', async () => {
  const { value } = await opened(history.kind, history.id);
  expect(Object.keys(value)).toEqual(['en', 'ml']);
  await save(history, { ...value, en: { ...value.en, title: 'Our history' } }, value);
  expect(desk.read('pages/about/history.en.md')).toContain('title: "Our history"');
  expect(existsSync(join(desk.root, 'content', TAMIL))).toBe(false);
});

it('its Tamil has a file once it is written, and a mistake in it is said', async () => {
  const { value } = await opened(history.kind, history.id);
  const ta = {
    title: 'வரலாறு',
    summary: 'கல்லூரி தொடங்கிய நாள் முதல் இன்று வரை.',
    keywords: ['வரலாறு'],
    updatedOn: value.en.updatedOn,
    text: 'கல்லூரியின் கதை.\n',
  };
  const { answer } = await desk.ask('check', {
    ...{ ...history, base: value },
    value: { ...value, ta: { ...ta, title: 'History' } },
  });
  expect(answer.mistakes[0].words.en).toContain('a Tamil text in Tamil letters');
  await save(history, { ...value, ta }, value);
  expect(desk.read(TAMIL)).toContain('title: "வரலாறு"');
});
