import { FEE_COURSE, OFFICE, SEARCH_CATEGORY } from '#app/content/forms/choices.ts';
import type { FieldLabel, FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { searchSchema } from './schema.ts';

const PLACE_FORMS: FieldLabel['forms'] = [
  ['Page, portal or web address', 'പേജ്, പോർട്ടൽ അല്ലെങ്കിൽ വെബ് വിലാസം'],
  ['Committee or programme', 'സമിതി അല്ലെങ്കിൽ പ്രോഗ്രാം'],
];
const OWN_TITLE: FieldLabel = {
  title: ['Title', 'തലക്കെട്ട്'],
  hint: ['Only if the place needs a title of its own.', 'സ്വന്തം തലക്കെട്ട് വേണമെങ്കിൽ മാത്രം.'],
};

const searchLabels: FieldLabels = {
  entries: {
    title: ['Places that the search knows', 'തിരച്ചിലിൽ കിട്ടുന്ന ഇടങ്ങൾ'],
    item: ['Place', 'ഇടം'],
  },
  'entries.path': {
    title: ['Address', 'വിലാസം'],
    hint: [
      'A page such as /about#history, portal:<name>, committee:<id> or programme:<id>.',
      '/about#history പോലുള്ള പേജ്, portal:<name>, committee:<id> അല്ലെങ്കിൽ programme:<id>.',
    ],
    forms: PLACE_FORMS,
  },
  'entries.title': OWN_TITLE,
  'entries.category': { title: ['Category', 'വിഭാഗം'], choices: SEARCH_CATEGORY },
  bestBets: { title: ['Frequent questions', 'പതിവായി തിരയുന്നവ'], item: ['Question', 'ചോദ്യം'] },
  'bestBets.path': {
    title: ['Address', 'വിലാസം'],
    hint: ['The page that answers.', 'മറുപടിയുള്ള പേജ്.'],
    forms: PLACE_FORMS,
  },
  'bestBets.title': OWN_TITLE,
  'bestBets.queries': { title: ['What is typed', 'ടൈപ്പ് ചെയ്യുന്ന വാക്കുകൾ'], item: ['Words', 'വാക്കുകൾ'] },
  'bestBets.answer': {
    title: ['Answer', 'മറുപടി'],
    hint: ['Shown in the list of results.', 'ഫലങ്ങളുടെ പട്ടികയിൽ കാണിക്കും.'],
    forms: [
      ['A sentence', 'ഒരു വാക്യം'],
      ['Fees of a course', 'ഒരു കോഴ്സിന്റെ ഫീസ്'],
      ['Telephone number', 'ഫോൺ നമ്പർ'],
      ['Dates of an admission', 'പ്രവേശന തീയതികൾ'],
      ['Charges', 'നിരക്കുകൾ'],
    ],
  },
  'bestBets.answer.text': { title: ['Sentence', 'വാക്യം'] },
  'bestBets.answer.fees': { title: ['Course', 'കോഴ്സ്'], choices: FEE_COURSE },
  'bestBets.answer.phone': {
    title: ['Office', 'ഓഫീസ്'],
    choices: { ...OFFICE, helpline: ['Anti-ragging helpline', 'റാഗിങ് വിരുദ്ധ ഹെൽപ്പ് ലൈൻ'] },
  },
  'bestBets.answer.dates': {
    title: ['Admission', 'പ്രവേശനം'],
    hint: ['The id of an admission stream.', 'പ്രവേശന മാർഗത്തിന്റെ id.'],
  },
  'bestBets.answer.charges': {
    title: ['Charges', 'നിരക്കുകൾ'],
    choices: { hostel: ['Hostel and mess', 'ഹോസ്റ്റൽ, മെസ്'] },
  },
  synonyms: {
    title: ['Words with the same meaning', 'ഒരേ അർഥമുള്ള വാക്കുകൾ'],
    hint: [
      'At least two words in each group, of both languages.',
      'ഓരോ കൂട്ടത്തിലും രണ്ടു വാക്കെങ്കിലും വേണം; രണ്ടു ഭാഷകളിലെയും വാക്കുകൾ ചേർക്കുക.',
    ],
    item: ['Group or word', 'കൂട്ടം അല്ലെങ്കിൽ വാക്ക്'],
  },
};

const search = {
  id: 'search',
  rank: 39,
  single: 'search',
  place: 'search.yaml',
  form: 'file',
  schema: searchSchema,
  title: ['Search words', 'തിരയാനുള്ള വാക്കുകൾ'],
  fields: searchLabels,
} as const satisfies Kind;

export const kinds = [search];
