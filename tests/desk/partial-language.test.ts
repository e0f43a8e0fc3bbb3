import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

const TAMIL = {
  summary: 'கல்லூரி தொடங்கிய நாள் முதல் இன்று வரை.',
  keywords: ['வரலாறு'],
  text: 'கல்லூரியின் கதை.\n',
};

/** The desk of a college that has begun to publish in Tamil. */
let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
  desk.write('college.yaml', desk.read('college.yaml').replace('[en, ml]', '[en, ml, ta]'));
});
afterAll(() => desk.dispose());

it('a form asks for a text in Tamil too, and does not insist on it', async () => {
  const { title } = (await desk.entry('news', 'new!a')).schema.properties;
  expect([Object.keys(title.properties), title.required]).toEqual([
    ['en', 'ml', 'ta'],
    ['en', 'ml'],
  ]);
});

it('a notice is saved with a title in Tamil and a text without', async () => {
  const { start } = await desk.entry('news', 'new!a');
  await desk.add('news', 'gate-closed', {
    ...start,
    title: { en: 'Gate closed', ml: 'ഗേറ്റ് അടച്ചു', ta: 'வாயில் மூடப்பட்டது' },
    body: { en: 'Use the south gate.', ml: 'തെക്കേ ഗേറ്റ് ഉപയോഗിക്കുക.' },
  });
  expect(desk.read('news/gate-closed.yaml')).toContain('ta: "வாயில் மூடப்பட்டது"');
});

it('a text of a page is saved without Tamil, and has a file of it once it is written, without mistakes', async () => {
  const { en } = await desk.value('texts', 'about/history');
  const write = (title: string) => ({ ta: { ...en, title, ...TAMIL } });
  await desk.changed('texts', 'about/history', { en: { ...en, title: 'Our history' } });
  expect(desk.isThere('pages/about/history.ta.md')).toBe(false);
  const { answer } = await desk.change('texts', 'about/history', write('History'));
  expect(answer.mistakes[0].words.en).toContain('a Tamil text in Tamil letters');
  await desk.changed('texts', 'about/history', write('வரலாறு'));
  expect(desk.read('pages/about/history.ta.md')).toContain('title: "வரலாறு"');
});
