import { languageFolders } from '#app/i18n/locale.ts';
import { FEE_COURSE, FIGURE, OFFICE } from './choices.ts';
import type { FieldLabels } from './field-label.ts';

const PARAGRAPH = ['Paragraph', 'ഖണ്ഡിക'] as const;
const LINK = ['Link', 'ലിങ്ക്'] as const;
const DAY = ['Choose the day in the calendar.', 'കലണ്ടറിൽ ദിവസം തിരഞ്ഞെടുക്കുക.'] as const;
const MOMENT = ['Date and time in India.', 'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം).'] as const;

/** Of kinds whose summary is the beginning of the text while nobody has written one. */
export const SUMMARY_OF_TEXT = {
  title: ['Summary', 'ചുരുക്കം'],
  hint: [
    'At most 160 characters. Lists and search engines show it. Leave it empty, and it follows the beginning of the text.',
    'പരമാവധി 160 അക്ഷരം. പട്ടികകളിലും സെർച്ച് എൻജിനുകളിലും കാണിക്കും. ഒഴിച്ചിട്ടാൽ ഉള്ളടക്കത്തിന്റെ തുടക്കം കാണിക്കും.',
  ],
} as const;

/** Fields with the same meaning in every type of file, by the last part of their path. */
export const COMMON: FieldLabels = {
  id: {
    title: ['Name in addresses', 'വെബ് വിലാസത്തിലെ പേര്'],
    hint: [
      'Made from the English title if you leave it empty. Do not change it after publication.',
      'ഒഴിച്ചിട്ടാൽ ഇംഗ്ലീഷ് തലക്കെട്ടിൽനിന്ന് ഉണ്ടാക്കും. പ്രസിദ്ധീകരിച്ച ശേഷം മാറ്റരുത്.',
    ],
  },
  publishFrom: {
    title: ['Publish from', 'പ്രസിദ്ധീകരിക്കേണ്ട സമയം'],
    hint: [
      'Leave empty to publish at once. Otherwise it appears at this hour (India time).',
      'ഉടൻ പ്രസിദ്ധീകരിക്കാൻ ഒഴിച്ചിടുക. അല്ലെങ്കിൽ ഈ സമയത്ത് (ഇന്ത്യൻ സമയം) പ്രത്യക്ഷപ്പെടും.',
    ],
  },
  title: { title: ['Title', 'തലക്കെട്ട്'] },
  name: { title: ['Name', 'പേര്'] },
  summary: {
    title: ['Summary', 'ചുരുക്കം'],
    hint: [
      'At most 160 characters. Lists and search engines show it.',
      'പരമാവധി 160 അക്ഷരം. പട്ടികകളിലും സെർച്ച് എൻജിനുകളിലും കാണിക്കും.',
    ],
  },
  keywords: {
    title: ['Search words', 'തിരയാനുള്ള വാക്കുകൾ'],
    hint: [
      'Words that visitors may type. At least one in each language.',
      'സന്ദർശകർ തിരയാൻ ഇടയുള്ള വാക്കുകൾ. ഓരോ ഭാഷയിലും ഒന്നെങ്കിലും വേണം.',
    ],
    item: ['Word', 'വാക്ക്'],
  },
  order: {
    title: ['Position in lists', 'പട്ടികയിലെ സ്ഥാനം'],
    hint: ['A whole number; 1 is first.', 'പൂർണസംഖ്യ; 1 ആണ് ആദ്യത്തേത്.'],
  },
  sample: {
    title: ['Sample entry', 'മാതൃക'],
    hint: [
      'Tick only if it is not real. A real college cannot publish samples.',
      'യഥാർഥമല്ലെങ്കിൽ മാത്രം അടയാളപ്പെടുത്തുക. യഥാർഥ കോളേജിന് മാതൃകകൾ പ്രസിദ്ധീകരിക്കാനാവില്ല.',
    ],
  },
  department: { title: ['Department', 'വകുപ്പ്'] },
  departments: {
    title: ['Departments concerned', 'ബന്ധപ്പെട്ട വകുപ്പുകൾ'],
    hint: ['Leave empty if it concerns all departments.', 'എല്ലാ വകുപ്പുകൾക്കും ബാധകമെങ്കിൽ ഒഴിച്ചിടുക.'],
    item: ['Department', 'വകുപ്പ്'],
  },
  programmes: { title: ['Programmes', 'പ്രോഗ്രാമുകൾ'], item: ['Programme', 'പ്രോഗ്രാം'] },
  links: { title: ['Links', 'ലിങ്കുകൾ'], item: LINK },
  label: { title: ['Text of the link', 'ലിങ്കിൽ കാണുന്ന വാക്കുകൾ'] },
  href: {
    title: ['Link address', 'ലിങ്കിന്റെ വിലാസം'],
    hint: [
      'A page of this site such as /about#history, a portal such as portal:login, or an address beginning with https://',
      'ഈ സൈറ്റിലെ പേജ് (/about#history പോലെ), പോർട്ടൽ (portal:login പോലെ), അല്ലെങ്കിൽ https:// എന്നു തുടങ്ങുന്ന വിലാസം.',
    ],
  },
  page: {
    title: ['Page of this site', 'ഈ സൈറ്റിലെ പേജ്'],
    hint: [
      `An address beginning with /, without ${languageFolders()}.`,
      `/ എന്നു തുടങ്ങുന്ന വിലാസം; ${languageFolders()} ചേർക്കരുത്.`,
    ],
  },
  email: { title: ['E-mail', 'ഇമെയിൽ'], hint: ['Official address only.', 'ഔദ്യോഗിക വിലാസം മാത്രം.'] },
  phone: {
    title: ['Phone', 'ഫോൺ'],
    hint: [
      'Official number only, such as +91 00000 00000.',
      'ഔദ്യോഗിക നമ്പർ മാത്രം; +91 00000 00000 പോലെ.',
    ],
  },
  secondPhone: {
    title: ['Second phone', 'രണ്ടാമത്തെ ഫോൺ'],
    hint: ['Leave empty if there is none.', 'ഇല്ലെങ്കിൽ ഒഴിച്ചിടുക.'],
  },
  hours: {
    title: ['Working hours', 'പ്രവർത്തനസമയം'],
    hint: [
      'Such as: Working days, 10 am to 4 pm',
      'ഉദാഹരണം: പ്രവൃത്തിദിവസങ്ങളിൽ രാവിലെ 10 മുതൽ വൈകിട്ട് 4 വരെ',
    ],
  },
  place: { title: ['Place', 'സ്ഥലം'] },
  venue: { title: ['Venue', 'സ്ഥലം'] },
  contact: {
    title: ['Office for queries', 'അന്വേഷണങ്ങൾക്കുള്ള ഓഫീസ്'],
    hint: [
      'Its phone and e-mail are taken from the college details.',
      'ഫോണും ഇമെയിലും കോളേജ് വിവരങ്ങളിൽനിന്ന് എടുക്കും.',
    ],
    choices: OFFICE,
  },
  contacts: {
    title: ['Offices for queries', 'അന്വേഷണങ്ങൾക്കുള്ള ഓഫീസുകൾ'],
    item: ['Office', 'ഓഫീസ്'],
    choices: OFFICE,
  },
  role: { title: ['Office', 'ഓഫീസ്'], choices: OFFICE },
  audience: {
    title: ['For whom', 'ആർക്കുള്ളത്'],
    hint: ['Such as: First-year students', 'ഉദാഹരണം: ഒന്നാം വർഷ വിദ്യാർഥികൾ'],
  },
  body: {
    title: ['Text', 'ഉള്ളടക്കം'],
    hint: ['One paragraph in each box.', 'ഓരോ ബോക്സിലും ഒരു ഖണ്ഡിക.'],
    item: PARAGRAPH,
  },
  text: { title: ['Text', 'ഉള്ളടക്കം'], item: PARAGRAPH },
  steps: {
    title: ['Steps', 'ഘട്ടങ്ങൾ'],
    hint: ['In the order in which they are done.', 'ചെയ്യേണ്ട ക്രമത്തിൽ.'],
    item: ['Step', 'ഘട്ടം'],
  },
  description: { title: ['Description', 'വിവരണം'] },
  date: { title: ['Date', 'തീയതി'] },
  event: { title: ['Event', 'പരിപാടി'] },
  question: { title: ['Question', 'ചോദ്യം'] },
  answer: { title: ['Answer', 'ഉത്തരം'] },
  note: { title: ['Note', 'കുറിപ്പ്'] },
  source: { title: ['Source', 'ഉറവിടം'] },
  year: { title: ['Year', 'വർഷം'], hint: ['Four digits, such as 2026.', 'നാലക്കം; 2026 പോലെ.'] },
  asOf: {
    title: ['Year of the fact', 'വിവരം ഏതു വർഷത്തേത്'],
    hint: ['For facts that change every year; four digits.', 'വർഷംതോറും മാറുന്ന വിവരങ്ങൾക്ക്; നാലക്കം.'],
  },
  from: { title: ['From', 'തുടക്കം'] },
  to: { title: ['To', 'അവസാനം'] },
  opensAt: { title: ['Opens', 'തുടങ്ങുന്നത്'], hint: MOMENT },
  closesAt: {
    title: ['Closes', 'അവസാനിക്കുന്നത്'],
    hint: [
      'Date and time in India; after the opening.',
      'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം); തുടങ്ങുന്ന സമയത്തിനു ശേഷം.',
    ],
  },
  issuedOn: { title: ['Date of issue', 'നൽകിയ തീയതി'], hint: DAY },
  updatedOn: { title: ['Last changed on', 'അവസാനം മാറ്റിയ തീയതി'], hint: DAY },
  reviewedOn: { title: ['Last reviewed on', 'അവസാനം പരിശോധിച്ച തീയതി'], hint: DAY },
  validUntil: { title: ['Valid until', 'കാലാവധി തീരുന്നത്'], hint: MOMENT },
  revision: {
    title: ['Version for calendars', 'കലണ്ടറിനുള്ള പതിപ്പ്'],
    hint: [
      '1 at first; add 1 whenever dates or words change.',
      'ആദ്യം 1; തീയതിയോ വാക്കുകളോ മാറുമ്പോഴെല്ലാം 1 കൂട്ടുക.',
    ],
  },
  drawing: {
    title: ['Drawing', 'ചിത്രം'],
    hint: ['Name of one of the drawings of this site.', 'ഈ സൈറ്റിലെ ചിത്രങ്ങളിൽ ഒന്നിന്റെ പേര്.'],
  },
  figure: {
    title: ['Figure', 'കണക്ക്'],
    hint: ['The site calculates it.', 'കണക്കാക്കുന്നത് സൈറ്റാണ്.'],
    choices: FIGURE,
  },
  courses: { title: ['Courses', 'കോഴ്സുകൾ'], item: ['Course', 'കോഴ്സ്'], choices: FEE_COURSE },
  categories: {
    title: ['Categories', 'വിഭാഗങ്ങൾ'],
    hint: ['Leave empty if it is for all.', 'എല്ലാവർക്കും ബാധകമെങ്കിൽ ഒഴിച്ചിടുക.'],
    item: ['Category', 'വിഭാഗം'],
  },
  percent: { title: ['Per cent', 'ശതമാനം'], hint: ['A whole number.', 'പൂർണസംഖ്യ.'] },
};
