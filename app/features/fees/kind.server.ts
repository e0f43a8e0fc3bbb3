import { z } from 'zod';
import { FEE_COURSE, FEE_TIME } from '#app/content/forms/choices.ts';
import type { FieldLabel, FieldLabels, Words } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { categorySchema, feeHeadSchema, feesSchema, scholarshipSchema } from './schema.ts';

const COURSES = Object.entries(FEE_COURSE);

const RUPEES = ['Whole rupees.', 'രൂപയിൽ, പൂർണസംഖ്യ.'] as const;

const amount = (title: Words): FieldLabel => ({ title, hint: RUPEES });

const amounts = Object.fromEntries(
  COURSES.map(([course, title]) => [`amounts.${course}`, amount(title)]),
);

const feeLabels: FieldLabels = {
  amounts: {
    title: ['Amounts', 'തുകകൾ'],
    hint: ['Leave out a course that does not pay this fee.', 'ഈ ഫീസ് ഇല്ലാത്ത കോഴ്സ് ഒഴിച്ചിടുക.'],
  },
  ...amounts,
  reduced: {
    title: ['Reduced amounts', 'ഇളവുള്ള തുകകൾ'],
    hint: ['Other categories pay the full amount.', 'മറ്റു വിഭാഗങ്ങൾ മുഴുവൻ തുകയും അടയ്ക്കണം.'],
    item: ['Reduction', 'ഇളവ്'],
  },
  'reduced.course': { title: ['Course', 'കോഴ്സ്'], choices: FEE_COURSE },
  'reduced.categories': { title: ['Categories', 'വിഭാഗങ്ങൾ'], item: ['Category', 'വിഭാഗം'] },
  'reduced.amount': {
    title: ['Amount', 'തുക'],
    hint: ['Whole rupees; 0 if nothing is to be paid.', 'രൂപയിൽ, പൂർണസംഖ്യ; അടയ്ക്കേണ്ടതില്ലെങ്കിൽ 0.'],
  },
  when: { title: ['When it is paid', 'അടയ്ക്കേണ്ട സമയം'], choices: FEE_TIME },
  paidTo: { title: ['Paid to', 'ആർക്ക് അടയ്ക്കണം'] },
  refundable: {
    title: ['Refundable on leaving', 'പഠനം കഴിയുമ്പോൾ തിരികെ ലഭിക്കുമോ'],
    forms: [
      ['Yes or no', 'ലഭിക്കും അല്ലെങ്കിൽ ലഭിക്കില്ല'],
      ['Ask the office', 'ഓഫീസിൽ അന്വേഷിക്കണം'],
    ],
  },
  bundle: {
    title: ['Part of the college fees of', 'കോളേജ് ഫീസിൽ പെടുന്ന കോഴ്സുകൾ'],
    item: ['Course', 'കോഴ്സ്'],
    choices: FEE_COURSE,
  },
};

const WEB = ['An address beginning with https://', 'https:// എന്നു തുടങ്ങുന്ന വിലാസം.'] as const;

const scholarshipLabels: FieldLabels = {
  href: { title: ['Official website', 'ഔദ്യോഗിക വെബ്സൈറ്റ്'], hint: WEB },
  covers: { title: ['What it covers', 'ലഭിക്കുന്ന സഹായം'] },
  year: { title: ['Year of the source', 'ഉറവിടത്തിന്റെ വർഷം'], hint: ['Four digits.', 'നാലക്കം.'] },
};

const fees = {
  id: 'fees',
  rank: 8,
  single: 'fees',
  place: 'fees.yaml',
  form: 'list',
  schema: feeHeadSchema,
  whole: feesSchema,
  key: 'id',
  title: ['Fees', 'ഫീസ്'],
  entry: ['Fee item', 'ഫീസ് ഇനം'],
  fields: feeLabels,
  page: () => '/admissions',
} as const satisfies Kind;

const scholarships = {
  id: 'scholarships',
  rank: 9,
  single: 'scholarships',
  place: 'scholarships.yaml',
  form: 'list',
  schema: scholarshipSchema,
  key: 'id',
  title: ['Scholarships', 'സ്കോളർഷിപ്പുകൾ'],
  entry: ['Scholarship', 'സ്കോളർഷിപ്പ്'],
  fields: scholarshipLabels,
  page: () => '/admissions',
} as const satisfies Kind;

const categories = {
  id: 'categories',
  rank: 10,
  single: 'categories',
  place: 'categories.yaml',
  form: 'list',
  schema: categorySchema,
  whole: z.array(categorySchema).min(1),
  key: 'id',
  title: ['Categories of candidates', 'അപേക്ഷകരുടെ വിഭാഗങ്ങൾ'],
  entry: ['Category', 'വിഭാഗം'],
  fields: {
    meaning: {
      title: ['What the short name stands for', 'ചുരുക്കപ്പേരിന്റെ പൂർണരൂപം'],
      hint: ['Leave out if the name says it.', 'പേരിൽത്തന്നെ വ്യക്തമെങ്കിൽ ഒഴിവാക്കുക.'],
    },
  },
  page: () => '/admissions',
} as const satisfies Kind;

export const kinds = [fees, scholarships, categories];
