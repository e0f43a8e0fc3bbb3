import { expect, it } from 'vitest';
import { PALM_GROVE } from '#tests/support/palm-grove.ts';
import { answersOf } from './answers.ts';
import { newContent } from './starter.ts';
import { withAdditions } from './starter-additions.ts';

const tamil = { en: 'Palm Grove', ta: 'பாம் குரோவ்' };
const answers = answersOf({
  ...{ ...PALM_GROVE, languages: ['en', 'ta'], shortName: { en: 'PGEC' } },
  ...{ name: tamil, address: tamil, place: tamil, district: tamil, state: tamil },
  university: tamil,
});
const FAQ = 'faq.yaml';
const PAGE = 'pages/academics/page.yaml';
const now = new Map([...newContent(answers, '**/*.yaml')].map(([file, text]) => [file, `${text}`]));

it('nothing is added to what a college begins with', () => {
  expect(withAdditions({ answers, texts: {} }, [], now)).toEqual(new Map());
});

it.each(['', '# None yet.\n', 'null\n'])(
  'nothing is added to a file without content: %j',
  (source) => {
    const files = new Map([FAQ, 'own-list.yaml'].map((file) => [file, source]));
    expect(withAdditions({ answers, texts: {} }, [], files)).toEqual(new Map());
  },
);

it('questions get the words of another language that the starter now has, unless their English is the own', () => {
  const english = (now.get(FAQ) ?? '').replaceAll(/, ta: "[^"]*"|^ *ta: .*\n/gm, '');
  const own = english.replace('Is the college NBA accredited?', 'Has the college NBA?');
  const next = withAdditions({ answers, texts: {} }, [], new Map([[FAQ, own]])).get(FAQ);
  expect(next).toContain('question: { en: "Has the college NBA?" }');
  expect(next).toContain('ta: "NBA கல்லூரிகளுக்கு அல்ல, பாடப்பிரிவுகளுக்கே அங்கீகாரம் வழங்குகிறது');
});

it('a new text is named by its page, as the starter names it', () => {
  const page = (now.get(PAGE) ?? '').replace('subpages: [admission-day]\n', '');
  const file = 'pages/academics/admission-day.en.md';
  const text = { file, text: '', isNew: true, isChanged: false };
  const own = new Map([[PAGE, page]]);
  expect(withAdditions({ answers, texts: {} }, [text], own).get(PAGE)).toContain(
    'subpages: [admission-day]\n',
  );
  expect(withAdditions({ answers, texts: {} }, [], own)).toEqual(new Map());
});
