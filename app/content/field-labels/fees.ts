import { AWARD, CANDIDATE_CATEGORY, FEE_COURSE, FEE_TIME, PAPER_BRING, PAPER_COURSE, PAPER_FORM, PAPER_QUOTA, SEAT_GROUP } from './choices.ts';
import type { FieldLabel, FieldLabels, Words } from './field-label.ts';

const RUPEES = ['Whole rupees.', 'രൂപയിൽ, പൂർണസംഖ്യ.'] as const;
const WEB = ['An address beginning with https://', 'https:// എന്നു തുടങ്ങുന്ന വിലാസം.'] as const;
const WHOLE = ['A whole number above 0.', '0-ത്തിനു മുകളിലുള്ള പൂർണസംഖ്യ.'] as const;
const COURSES = Object.entries(FEE_COURSE);

const amount = (title: Words): FieldLabel => ({ title, hint: RUPEES });
const REDUCED = Object.entries(CANDIDATE_CATEGORY).filter(([category]) => category !== 'general');
/** Amounts by course, and below each by category. */
const amounts = Object.fromEntries(COURSES.map(([course, title]) => [`amounts.${course}`, amount(title)]));
const reduced = Object.fromEntries(
  COURSES.flatMap(([course, title]) => [
    [`reduced.${course}`, { title }],
    ...REDUCED.map(([category, words]) => [`reduced.${course}.${category}`, amount(words)]),
  ]),
);

export const feeLabels: FieldLabels = {
  amounts: { title: ['Amounts', 'തുകകൾ'], hint: ['Leave out a course that does not pay this fee.', 'ഈ ഫീസ് ഇല്ലാത്ത കോഴ്സ് ഒഴിച്ചിടുക.'] },
  ...amounts,
  reduced: {
    title: ['Reduced amounts', 'ഇളവുള്ള തുകകൾ'],
    hint: ['0 if the category does not pay; empty if it pays in full.', 'അടയ്ക്കേണ്ടതില്ലെങ്കിൽ 0; മുഴുവൻ അടയ്ക്കണമെങ്കിൽ ഒഴിച്ചിടുക.'],
  },
  ...reduced,
  when: { title: ['When it is paid', 'അടയ്ക്കേണ്ട സമയം'], choices: FEE_TIME },
  paidTo: { title: ['Paid to', 'ആർക്ക് അടയ്ക്കണം'] },
  refundable: {
    title: ['Refundable on leaving', 'പഠനം കഴിയുമ്പോൾ തിരികെ ലഭിക്കുമോ'],
    forms: [
      ['Yes or no', 'ലഭിക്കും അല്ലെങ്കിൽ ലഭിക്കില്ല'],
      ['Ask the office', 'ഓഫീസിൽ അന്വേഷിക്കണം'],
    ],
  },
  bundle: { title: ['Part of the college fees of', 'കോളേജ് ഫീസിൽ പെടുന്ന കോഴ്സുകൾ'], item: ['Course', 'കോഴ്സ്'], choices: FEE_COURSE },
};

export const scholarshipLabels: FieldLabels = {
  href: { title: ['Official website', 'ഔദ്യോഗിക വെബ്സൈറ്റ്'], hint: WEB },
  covers: { title: ['What it covers', 'ലഭിക്കുന്ന സഹായം'] },
  year: { title: ['Year of the source', 'ഉറവിടത്തിന്റെ വർഷം'], hint: ['Four digits.', 'നാലക്കം.'] },
};

export const paperLabels: FieldLabels = {
  issuer: { title: ['Issued by', 'നൽകുന്നത്'] },
  form: { title: ['Prescribed format', 'നിർദിഷ്ട മാതൃക'], choices: PAPER_FORM },
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
  'for.quotas': { title: ['Quotas', 'ക്വാട്ടകൾ'], hint: ['Leave empty for all.', 'എല്ലാറ്റിനും ബാധകമെങ്കിൽ ഒഴിച്ചിടുക.'], item: ['Quota', 'ക്വാട്ട'], choices: PAPER_QUOTA },
  'for.communities': {
    title: ['Communities', 'സമുദായങ്ങൾ'],
    hint: ['Leave empty for all.', 'എല്ലാവർക്കും ബാധകമെങ്കിൽ ഒഴിച്ചിടുക.'],
    item: ['Community', 'സമുദായം'],
    choices: CANDIDATE_CATEGORY,
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

export const programmeLabels: FieldLabels = {
  code: { title: ['Code', 'കോഡ്'], hint: ['Short name in tables, such as CSE.', 'പട്ടികകളിലെ ചുരുക്കപ്പേര്; CSE പോലെ.'] },
  level: { title: ['Level', 'തലം'], choices: { ug: ['Undergraduate', 'ബിരുദതലം'], pg: ['Postgraduate', 'ബിരുദാനന്തര ബിരുദതലം'] } },
  award: { title: ['Degree', 'ബിരുദം'], choices: AWARD },
  duration: { title: ['Duration', 'ദൈർഘ്യം'], hint: ['P4Y means four years.', 'P4Y എന്നാൽ 4 വർഷം.'] },
  Intake: { title: ['Seats a year', 'ഒരു വർഷത്തെ സീറ്റുകൾ'], hint: WHOLE },
  specializations: { title: ['Subjects studied', 'പഠനവിഷയങ്ങൾ'], item: ['Subject', 'വിഷയം'] },
  careers: { title: ['Where graduates work', 'തൊഴിൽമേഖലകൾ'] },
  subjects: { title: ['Subjects by year', 'ഓരോ വർഷത്തെയും വിഷയങ്ങൾ'] },
  'subjects.years': { title: ['Years', 'വർഷങ്ങൾ'], hint: ['An entry for each year.', 'ഓരോ വർഷത്തിനും ഒന്ന്.'], item: ['Subjects of the year', 'വർഷത്തെ വിഷയങ്ങൾ'] },
  accreditation: { title: ['NBA accreditation', 'എൻ.ബി.എ. അക്രഡിറ്റേഷൻ'], hint: ['Leave out if there is none.', 'ഇല്ലെങ്കിൽ ഒഴിവാക്കുക.'] },
  'accreditation.order': { title: ['Number of the order', 'ഉത്തരവിന്റെ നമ്പർ'] },
  icon: {
    title: ['Icon', 'ചിഹ്നം'],
    choices: {
      cpu: ['Processor', 'പ്രോസസർ'],
      radio: ['Radio mast', 'റേഡിയോ ടവർ'],
      zap: ['Lightning', 'മിന്നൽ'],
      cog: ['Gear wheel', 'ഗിയർ'],
      building: ['Building', 'കെട്ടിടം'],
      factory: ['Factory', 'ഫാക്ടറി'],
      flask: ['Flask', 'ഫ്ലാസ്ക്'],
      ruler: ['Ruler', 'സ്കെയിൽ'],
      code: ['Program code', 'പ്രോഗ്രാം കോഡ്'],
      bot: ['Robot', 'റോബോട്ട്'],
    },
  },
};

export const seatKindLabels: FieldLabels = {
  note: { title: ['Note on the rule', 'ചട്ടത്തെക്കുറിച്ചുള്ള കുറിപ്പ്'] },
  awards: { title: ['Courses with these shares', 'ഈ തോത് ബാധകമായ കോഴ്സുകൾ'], item: ['Course', 'കോഴ്സ്'], choices: AWARD },
  kinds: { title: ['Seat categories', 'സീറ്റ് വിഭാഗങ്ങൾ'], hint: ['Together 100 per cent.', 'ആകെ 100 ശതമാനം.'], item: ['Category', 'വിഭാഗം'] },
  'kinds.group': { title: ['Group in the picture', 'ചിത്രത്തിലെ കൂട്ടം'], choices: SEAT_GROUP },
  extra: { title: ['Seats in addition to the intake', 'അനുവദിച്ച സീറ്റുകൾക്കു പുറമേയുള്ളവ'], item: ['Category', 'വിഭാഗം'] },
  'extra.isCounted': { title: ['Work out the seats', 'സീറ്റ് കണക്കാക്കുക'], hint: ['Only if the rule is certain.', 'ചട്ടം വ്യക്തമാണെങ്കിൽ മാത്രം.'] },
};
