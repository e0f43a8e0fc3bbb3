import { DEPARTMENT_LISTS, FAQ_TOPIC, FEE_COURSE, OFFICE, PAGE_OWNER, SEARCH_CATEGORY } from './choices.ts';
import type { FieldLabels } from './field-label.ts';

const LINK = ['Link', 'ലിങ്ക്'] as const;
const OWN_PAGE = ['An address beginning with /, without /ml.', '/ എന്നു തുടങ്ങുന്ന വിലാസം; /ml ചേർക്കരുത്.'] as const;

export const sectionPageLabels: FieldLabels = {
  owner: { title: ['Office responsible', 'ചുമതലയുള്ള ഓഫീസ്'], choices: PAGE_OWNER },
  sections: {
    title: ['Sections', 'ഭാഗങ്ങൾ'],
    hint: [
      'In the order of the page. Leave it empty for a new page: save the page, then add its texts under Texts of pages. It is on the site once it has one.',
      'പേജിലെ ക്രമത്തിൽ. പുതിയ പേജിൽ ഇത് ഒഴിച്ചിടുക: പേജ് സേവ് ചെയ്ത ശേഷം “പേജുകളിലെ ഉള്ളടക്കം” എന്നതിൽ അതിന്റെ ഉള്ളടക്കം ചേർക്കുക. അതോടെ പേജ് സൈറ്റിൽ വരും.',
    ],
    item: ['Section', 'ഭാഗം'],
  },
  subpages: {
    title: ['Pages of their own', 'പ്രത്യേക പേജുകൾ'],
    item: ['Page', 'പേജ്'],
    forms: [
      ['In no section', 'ഒരു ഭാഗത്തിലും പെടാത്തത്'],
      ['Listed below a section', 'ഒരു ഭാഗത്തിനു താഴെ കാണിക്കുന്നത്'],
    ],
  },
  'subpages.section': { title: ['Section', 'ഭാഗം'] },
  drawings: { title: ['Drawings of sections', 'ഭാഗങ്ങളുടെ ചിത്രങ്ങൾ'], hint: ['Section: name of the drawing.', 'ഭാഗം: ചിത്രത്തിന്റെ പേര്.'] },
  mount: {
    title: ['How the sections are shown', 'ഭാഗങ്ങൾ കാണിക്കുന്ന രീതി'],
    choices: {
      page: ['On one page, and each on its own', 'ഒരു പേജിലും ഓരോന്നിനും പ്രത്യേക പേജിലും'],
      root: ['Each on its own page only', 'ഓരോന്നും പ്രത്യേക പേജിൽ മാത്രം'],
      single: ['On one page only', 'ഒരു പേജിൽ മാത്രം'],
      index: ['A card for each, which is a page of its own', 'ഓരോന്നിനും പേജും അതിലേക്കുള്ള കാർഡും'],
    },
  },
};

export const navigationLabels: FieldLabels = {
  menu: { title: ['Menu', 'മെനു'], item: ['Menu entry', 'മെനുവിലെ ഇനം'] },
  'menu.entries': { title: ['Entries below it', 'അതിനു താഴെയുള്ളവ'], item: ['Entry', 'ഇനം'] },
  'menu.entries.isExternal': { title: ['Leads to another site', 'മറ്റൊരു സൈറ്റിലേക്ക്'] },
  'menu.entries.children': { title: ['List of departments below it', 'അതിനു താഴെ വകുപ്പുകളുടെ പട്ടിക'], choices: DEPARTMENT_LISTS },
  tasks: { title: ['Most used', 'കൂടുതൽ ഉപയോഗിക്കുന്നവ'], item: LINK },
  'tasks.id': {
    title: ['Picture', 'ചിത്രം'],
    choices: {
      fees: ['Rupee', 'രൂപ'],
      documents: ['Sheet', 'കടലാസ്'],
      dates: ['Calendar', 'കലണ്ടർ'],
      tenders: ['Hammer', 'ചുറ്റിക'],
      call: ['Telephone', 'ഫോൺ'],
    },
  },
  'tasks.call': { title: ['Office to call', 'വിളിക്കേണ്ട ഓഫീസ്'], hint: ['Instead of an address.', 'വിലാസത്തിനു പകരം.'], choices: OFFICE },
  footer: { title: ['Footer', 'പേജിന്റെ അടിഭാഗം'] },
  'footer.quickLinks': { title: ['Quick links', 'പ്രധാന ലിങ്കുകൾ'], item: LINK },
  'footer.resources': { title: ['Resources', 'മറ്റു വിവരങ്ങൾ'], item: LINK },
  'footer.help': { title: ['Help', 'സഹായം'], item: LINK },
  'footer.legal': { title: ['Policies', 'നയങ്ങൾ'], item: LINK },
};

export const homeLabels: FieldLabels = {
  metaTitle: {
    title: ['Title in the browser tab', 'ബ്രൗസർ ടാബിലെ തലക്കെട്ട്'],
    hint: ['With the name of the college at most 60 characters.', 'കോളേജിന്റെ പേര് ഉൾപ്പെടെ പരമാവധി 60 അക്ഷരം.'],
  },
  lead: { title: ['Introduction', 'ആമുഖം'] },
  ways: { title: ['Routes to admission', 'പ്രവേശന മാർഗങ്ങൾ'], hint: ['Exactly five.', 'കൃത്യം അഞ്ചെണ്ണം.'], item: ['Route', 'മാർഗം'] },
  'ways.length': { title: ['Duration', 'ദൈർഘ്യം'] },
  'ways.route': { title: ['How one is admitted', 'പ്രവേശനം ലഭിക്കുന്ന രീതി'] },
  figures: { title: ['Figures', 'കണക്കുകൾ'], item: ['Figure', 'കണക്ക്'] },
  'figures.caption': { title: ['Words below the figure', 'കണക്കിനു താഴെയുള്ള വാക്കുകൾ'] },
  life: { title: ['Life on campus', 'ക്യാമ്പസ് ജീവിതം'], item: ['Card', 'കാർഡ്'] },
  resources: { title: ['For students', 'വിദ്യാർഥികൾക്ക്'], hint: ['Exactly five.', 'കൃത്യം അഞ്ചെണ്ണം.'], item: ['Card', 'കാർഡ്'] },
  'resources.icon': {
    title: ['Icon', 'ചിഹ്നം'],
    choices: {
      user: ['Person', 'വ്യക്തി'],
      book: ['Book', 'പുസ്തകം'],
      calendar: ['Calendar', 'കലണ്ടർ'],
      clipboard: ['Clipboard', 'ക്ലിപ്പ്ബോർഡ്'],
      hand: ['Hand', 'കൈ'],
    },
  },
};

export const redirectLabels: FieldLabels = {
  from: { title: ['Old address', 'പഴയ വിലാസം'], hint: ['Begins with /, without /ml; at most 200 characters.', '/ എന്നു തുടങ്ങണം; /ml ചേർക്കരുത്; പരമാവധി 200 അക്ഷരം.'] },
  to: {
    title: ['New address', 'പുതിയ വിലാസം'],
    hint: [
      'A page of this site, or an address beginning with https://; at most 500 characters.',
      'ഈ സൈറ്റിലെ പേജ്, അല്ലെങ്കിൽ https:// എന്നു തുടങ്ങുന്ന വിലാസം; പരമാവധി 500 അക്ഷരം.',
    ],
  },
};

export const faqLabels: FieldLabels = {
  topic: { title: ['Topic', 'വിഷയം'], choices: FAQ_TOPIC },
  links: { title: ['Links', 'ലിങ്കുകൾ'], hint: ['At most two.', 'പരമാവധി രണ്ട്.'], item: LINK },
};

export const plainWordLabels: FieldLabels = {
  term: { title: ['Short word or term', 'ചുരുക്കെഴുത്ത് അല്ലെങ്കിൽ പദം'], hint: ['As the site writes it.', 'സൈറ്റിൽ എഴുതുന്നതുപോലെ.'] },
  also: { title: ['Other spellings', 'മറ്റു രൂപങ്ങൾ'], item: ['Spelling', 'രൂപം'] },
  full: { title: ['Full form', 'പൂർണരൂപം'] },
  meaning: { title: ['Meaning', 'അർഥം'], hint: ['What it is, and what it means for the reader.', 'എന്താണെന്നും അത് വായനക്കാരെ എങ്ങനെ ബാധിക്കുന്നു എന്നും എഴുതുക.'] },
  href: { title: ['Page where it matters', 'ബന്ധപ്പെട്ട പേജ്'], hint: OWN_PAGE },
};

export const searchLabels: FieldLabels = {
  entries: { title: ['Places that the search knows', 'തിരച്ചിലിൽ കിട്ടുന്ന ഇടങ്ങൾ'], item: ['Place', 'ഇടം'] },
  'entries.path': {
    title: ['Address', 'വിലാസം'],
    hint: [
      'A page such as /about#history, portal:<name>, committee:<id> or programme:<id>.',
      '/about#history പോലുള്ള പേജ്, portal:<name>, committee:<id> അല്ലെങ്കിൽ programme:<id>.',
    ],
    forms: [
      ['Page, portal or web address', 'പേജ്, പോർട്ടൽ അല്ലെങ്കിൽ വെബ് വിലാസം'],
      ['Committee or programme', 'സമിതി അല്ലെങ്കിൽ പ്രോഗ്രാം'],
    ],
  },
  'entries.title': { title: ['Title', 'തലക്കെട്ട്'], hint: ['Only if the place needs a title of its own.', 'സ്വന്തം തലക്കെട്ട് വേണമെങ്കിൽ മാത്രം.'] },
  'entries.category': { title: ['Category', 'വിഭാഗം'], choices: SEARCH_CATEGORY },
  bestBets: { title: ['Frequent questions', 'പതിവായി തിരയുന്നവ'], item: ['Question', 'ചോദ്യം'] },
  'bestBets.path': {
    title: ['Address', 'വിലാസം'],
    hint: ['The page that answers.', 'മറുപടിയുള്ള പേജ്.'],
    forms: [
      ['Page, portal or web address', 'പേജ്, പോർട്ടൽ അല്ലെങ്കിൽ വെബ് വിലാസം'],
      ['Committee or programme', 'സമിതി അല്ലെങ്കിൽ പ്രോഗ്രാം'],
    ],
  },
  'bestBets.title': { title: ['Title', 'തലക്കെട്ട്'], hint: ['Only if the place needs a title of its own.', 'സ്വന്തം തലക്കെട്ട് വേണമെങ്കിൽ മാത്രം.'] },
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
  'bestBets.answer.phone': { title: ['Office', 'ഓഫീസ്'], choices: { ...OFFICE, helpline: ['Anti-ragging helpline', 'റാഗിങ് വിരുദ്ധ ഹെൽപ്പ് ലൈൻ'] } },
  'bestBets.answer.dates': { title: ['Admission', 'പ്രവേശനം'], hint: ['The id of an admission stream.', 'പ്രവേശന മാർഗത്തിന്റെ id.'] },
  'bestBets.answer.charges': { title: ['Charges', 'നിരക്കുകൾ'], choices: { hostel: ['Hostel and mess', 'ഹോസ്റ്റൽ, മെസ്'] } },
  synonyms: {
    title: ['Words with the same meaning', 'ഒരേ അർഥമുള്ള വാക്കുകൾ'],
    hint: ['At least two words in each group, of both languages.', 'ഓരോ കൂട്ടത്തിലും രണ്ടു വാക്കെങ്കിലും വേണം; രണ്ടു ഭാഷകളിലെയും വാക്കുകൾ ചേർക്കുക.'],
    item: ['Group or word', 'കൂട്ടം അല്ലെങ്കിൽ വാക്ക്'],
  },
};

export const disclosureLabels: FieldLabels = {
  name: { title: ['Name of the list', 'പട്ടികയുടെ പേര്'] },
  basis: { title: ['Act, regulation or guideline', 'നിയമം, ചട്ടം അല്ലെങ്കിൽ മാർഗനിർദേശം'], hint: ['With its year.', 'വർഷം ഉൾപ്പെടെ.'] },
  page: { title: ['Page that shows the list', 'പട്ടികയുള്ള പേജ്'], hint: OWN_PAGE },
  reviewMonths: { title: ['Review every … months', 'എത്ര മാസം കൂടുമ്പോൾ പരിശോധിക്കണം'], hint: ['A whole number.', 'പൂർണസംഖ്യ.'] },
  groups: { title: ['Headings', 'ശീർഷകങ്ങൾ'], item: ['Heading', 'ശീർഷകം'] },
  'groups.ref': { title: ['Section or number', 'വകുപ്പ് അല്ലെങ്കിൽ നമ്പർ'] },
  'groups.items': { title: ['Items', 'ഇനങ്ങൾ'], item: ['Item', 'ഇനം'] },
  'groups.items.label': { title: ['What must be published', 'പ്രസിദ്ധീകരിക്കേണ്ടത്'] },
  'groups.items.at': { title: ['Pages with this information', 'ഈ വിവരമുള്ള പേജുകൾ'], hint: OWN_PAGE, item: ['Page', 'പേജ്'] },
  'groups.items.says': { title: ['Information given in the list itself', 'പട്ടികയിൽത്തന്നെ നൽകുന്ന വിവരം'] },
  'groups.items.college': { title: ['Why only the college can publish it', 'കോളേജിനു മാത്രം പ്രസിദ്ധീകരിക്കാനാവുന്നതിന്റെ കാരണം'] },
  'groups.items.notApplicable': { title: ['Why it does not apply', 'ബാധകമല്ലാത്തതിന്റെ കാരണം'] },
};
