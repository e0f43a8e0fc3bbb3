import { PAPER_BRING, PAPER_COURSE, PAPER_QUOTA } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { paperSchema, papersSchema } from './schema.ts';

const WHOLE = ['A whole number above 0.', '0-ത്തിനു മുകളിലുള്ള പൂർണസംഖ്യ.'] as const;

const paperLabels: FieldLabels = {
  issuer: { title: ['Issued by', 'നൽകുന്നത്'] },
  form: {
    title: ['Prescribed format', 'നിർദിഷ്ട മാതൃക'],
    hint: ['Leave out if there is none.', 'ഇല്ലെങ്കിൽ ഒഴിവാക്കുക.'],
  },
  validity: {
    title: ['Validity', 'കാലാവധി'],
    hint: ['Leave out if it does not expire.', 'കാലാവധി തീരാത്തതാണെങ്കിൽ ഒഴിവാക്കുക.'],
    forms: [
      ['In months', 'മാസത്തിൽ'],
      ['In years', 'വർഷത്തിൽ'],
    ],
  },
  'validity.months': { title: ['Months', 'മാസം'], hint: WHOLE },
  'validity.years': { title: ['Years', 'വർഷം'], hint: WHOLE },
  bring: { title: ['Original or copy', 'അസലോ പകർപ്പോ'], choices: PAPER_BRING },
  why: { title: ['Why it is required', 'എന്തിന് വേണം'] },
  when: { title: ['Condition', 'വ്യവസ്ഥ'], hint: ['Begins with “if”.', '“എങ്കിൽ” എന്ന് അവസാനിക്കണം.'] },
  for: { title: ['Required from', 'ആർക്കെല്ലാം വേണം'] },
  'for.courses': { title: ['Courses', 'കോഴ്സുകൾ'], item: ['Course', 'കോഴ്സ്'], choices: PAPER_COURSE },
  'for.quotas': {
    title: ['Quotas', 'ക്വാട്ടകൾ'],
    hint: ['Leave empty for all.', 'എല്ലാറ്റിനും ബാധകമെങ്കിൽ ഒഴിച്ചിടുക.'],
    item: ['Quota', 'ക്വാട്ട'],
    choices: PAPER_QUOTA,
  },
  'for.communities': {
    title: ['Communities', 'സമുദായങ്ങൾ'],
    hint: ['Leave empty for all.', 'എല്ലാവർക്കും ബാധകമെങ്കിൽ ഒഴിച്ചിടുക.'],
    item: ['Community', 'സമുദായം'],
  },
  source: {
    title: ['Source', 'ഉറവിടം'],
    forms: [
      ['Rule of the college', 'കോളേജിന്റെ ചട്ടം'],
      ['A web page', 'വെബ് പേജ്'],
    ],
  },
  'source.href': { title: ['Web address', 'വെബ് വിലാസം'] },
};

const papers = {
  id: 'papers',
  rank: 11,
  single: 'papers',
  place: 'papers.yaml',
  form: 'list',
  schema: paperSchema,
  whole: papersSchema,
  key: 'id',
  title: ['Documents that candidates bring', 'അപേക്ഷാർഥികൾ കൊണ്ടുവരേണ്ട രേഖകൾ'],
  entry: ['Document', 'രേഖ'],
  fields: paperLabels,
  page: () => '/admissions',
} as const satisfies Kind;

export const kinds = [papers];
