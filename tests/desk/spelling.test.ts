import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inEvery, type Locale } from '#app/i18n/locale.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const NOTICE = {
  title: { en: 'Classes on Monday', ml: 'തിങ്കളാഴ്ചത്തെ ക്ലാസ്സ്' },
  kind: 'campus',
  issuedOn: '2026-11-25',
  validUntil: '2026-12-25T17:00:00+05:30',
  audience: { en: 'All', ml: 'എല്ലാവരും' },
};
const body = (en: string, ml: string) => ({ en, ml });
const check = (value: object): Promise<{ advice: Mistake[] }> =>
  desk.get('check', { kind: 'news', id: '', draft: 'new!spelling', value, base: null });
const spelled = async (value: object) => (await desk.get('spelling', { value })).value;

it('sentences of notices and orders are saved as they are typed', async () => {
  const sentences: Record<Locale, string>[] = parse(
    readFileSync('tests/desk/ordinary-sentences.yaml', 'utf8'),
  );
  const body = inEvery((locale) => markdownOf(sentences.map((each) => each[locale]).join('\n')));
  expect(sentences).toHaveLength(76);
  await desk.add('news', 'ordinary', { ...NOTICE, body }, 'new!ordinary');
});

it('another spelling is advice at its field, with the words and how many they are', async () => {
  const { advice } = await check({
    ...NOTICE,
    body: body('Come.', 'വിദ്യാര്‍ത്ഥികൾ ഗവ. എഞ്ചിനീയറിംഗ് കോളജിൽ എത്തണം.'),
  });
  expect(advice).toEqual([
    {
      path: ['title', 'ml'],
      field: { en: 'Title, Malayalam', ml: 'തലക്കെട്ട്, മലയാളം' },
      spellings: 1,
      words: {
        en: 'This site spells: “ക്ലാസ്” (ക്ലാസ്സ്). A name may stay as it is.',
        ml: 'സൈറ്റിലെ അക്ഷരവിന്യാസം: “ക്ലാസ്” (ക്ലാസ്സ്). പേരുകൾ മാറ്റേണ്ടതില്ല.',
      },
    },
    expect.objectContaining({
      path: ['body', 'ml'],
      spellings: 4,
      words: expect.objectContaining({
        en: expect.stringContaining('“വിദ്യാർഥികൾ” (വിദ്യാർത്ഥികൾ)'),
      }),
    }),
  ]);
});

it('one press puts the spelling of the site into every text, and old letters with it', async () => {
  const value = { ...NOTICE, body: body('Come.', 'വിദ്യാര്‍ത്ഥികൾ എഞ്ചിനീയറിംഗ് ക്ലാസ്സിൽ എത്തണം.') };
  expect(await spelled(value)).toEqual({
    ...NOTICE,
    title: { en: 'Classes on Monday', ml: 'തിങ്കളാഴ്ചത്തെ ക്ലാസ്' },
    body: body('Come.', 'വിദ്യാർഥികൾ എൻജിനീയറിങ് ക്ലാസിൽ എത്തണം.'),
  });
});

it('a sign that each device draws in its own way is advice, with what to write', async () => {
  const { advice } = await check({
    ...NOTICE,
    title: { en: 'Results ✓', ml: 'ഫലം' },
    body: body('Come.', 'വരിക.'),
  });
  expect(advice.map(({ path, words }) => [path, words.en])).toEqual([
    [['title', 'en'], 'Each device draws ✓ in its own way. Better: “yes”.'],
  ]);
});

it('the name of the college is its own, and the college can do without advice', async () => {
  const file = desk.read('college.yaml');
  const name = 'ഗവൺമെന്റ് എഞ്ചിനീയറിംഗ് കോളേജ്';
  const own = file.replace('ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്', name);
  const value = { ...NOTICE, body: body('Come.', `${name}, വിദ്യാർത്ഥി`) };
  desk.write('college.yaml', own);
  expect((await check(value)).advice.map(({ spellings }) => spellings)).toEqual([1, 1]);
  expect((await spelled(value)).body.ml).toBe(`${name}, വിദ്യാർഥി`);
  desk.write('college.yaml', `${own}withoutSpellingAdvice: true\n`);
  expect((await check(value)).advice).toEqual([]);
});
