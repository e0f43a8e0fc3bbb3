import { DEPARTMENT_GROUP, DESIGNATION, LANGUAGE } from './choices.ts';
import type { FieldLabels } from './field-label.ts';

const PARAGRAPH = ['Paragraph', 'ഖണ്ഡിക'] as const;

export const departmentLabels: FieldLabels = {
  code: { title: ['Code', 'കോഡ്'], hint: ['Short name, such as CSE.', 'ചുരുക്കപ്പേര്; CSE പോലെ.'] },
  group: { title: ['Group', 'വിഭാഗം'], choices: DEPARTMENT_GROUP },
  wallName: {
    title: ['Name on the home page', 'ഹോം പേജിലെ പേര്'],
    hint: ['Only if the full name is too long for the picture.', 'മുഴുവൻ പേര് ചിത്രത്തിൽ ഒതുങ്ങുന്നില്ലെങ്കിൽ മാത്രം.'],
  },
  summary: { title: ['Words for the menu', 'മെനുവിലെ വിവരണം'], hint: ['A few words.', 'ഏതാനും വാക്കുകൾ.'] },
  lead: {
    title: ['Introduction', 'ആമുഖം'],
    hint: ['Below the heading; at most 160 characters. Search engines show it.', 'തലക്കെട്ടിനു താഴെ; പരമാവധി 160 അക്ഷരം. സെർച്ച് എൻജിനുകളിൽ കാണിക്കും.'],
  },
  about: { title: ['About the department', 'വകുപ്പിനെക്കുറിച്ച്'], hint: ['At least two paragraphs.', 'രണ്ടു ഖണ്ഡികയെങ്കിലും വേണം.'], item: PARAGRAPH },
  vision: { title: ['Vision', 'ദർശനം'] },
  mission: { title: ['Mission', 'ദൗത്യം'], hint: ['At least two.', 'രണ്ടെണ്ണമെങ്കിലും വേണം.'], item: ['Item', 'ഇനം'] },
  teaches: { title: ['Courses for other departments', 'മറ്റു വകുപ്പുകൾക്കുള്ള കോഴ്സുകൾ'], item: ['Course', 'കോഴ്സ്'] },
  'teaches.course': { title: ['Course', 'കോഴ്സ്'] },
  'teaches.students': { title: ['Students taught', 'പഠിക്കുന്ന വിദ്യാർഥികൾ'] },
  outcomes: { title: ['What graduates can do', 'പഠിച്ചിറങ്ങുന്നവരുടെ കഴിവുകൾ'], item: ['Outcome', 'കഴിവ്'] },
  laboratories: { title: ['Laboratories', 'ലബോറട്ടറികൾ'], item: ['Laboratory', 'ലബോറട്ടറി'] },
  'laboratories.work': { title: ['Work of students', 'വിദ്യാർഥികൾ ചെയ്യുന്നത്'], hint: ['One or two sentences.', 'ഒന്നോ രണ്ടോ വാക്യം.'] },
  'laboratories.equipment': { title: ['Main equipment', 'പ്രധാന ഉപകരണങ്ങൾ'], hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'], item: ['Equipment', 'ഉപകരണം'] },
  'laboratories.programmes': { title: ['Programmes that use it', 'ഉപയോഗിക്കുന്ന പ്രോഗ്രാമുകൾ'], item: ['Programme', 'പ്രോഗ്രാം'] },
  researchAreas: { title: ['Research areas', 'ഗവേഷണ മേഖലകൾ'], item: ['Area', 'മേഖല'] },
  research: { title: ['Research and projects', 'ഗവേഷണവും പ്രോജക്ടുകളും'], hint: ['At least one paragraph.', 'ഒരു ഖണ്ഡികയെങ്കിലും വേണം.'], item: PARAGRAPH },
  achievements: { title: ['Achievements', 'നേട്ടങ്ങൾ'], item: ['Achievement', 'നേട്ടം'] },
  syllabus: { title: ['Syllabus and regulations', 'സിലബസും ചട്ടങ്ങളും'], item: ['Entry', 'ഇനം'] },
  contact: { title: ['Department office', 'വകുപ്പ് ഓഫീസ്'] },
  sample: {
    title: ['Sample entry', 'മാതൃക'],
    hint: ['While people or achievements of this department are not real.', 'ഈ വകുപ്പിലെ ആളുകളോ നേട്ടങ്ങളോ യഥാർഥമല്ലെങ്കിൽ.'],
  },
};

export const personLabels: FieldLabels = {
  initials: {
    title: ['Initials', 'ഇനിഷ്യൽ'],
    hint: ['Two or three English capital letters, shown where there is no portrait.', 'രണ്ടോ മൂന്നോ ഇംഗ്ലീഷ് വലിയക്ഷരം; ഫോട്ടോ ഇല്ലാത്തിടത്ത് കാണിക്കും.'],
  },
  portrait: { title: ['Portrait', 'ഫോട്ടോ'], hint: ['Leave out to show the initials.', 'ഒഴിവാക്കിയാൽ ഇനിഷ്യൽ കാണിക്കും.'] },
  'portrait.file': {
    title: ['File', 'ഫയൽ'],
    hint: ['A JPEG, PNG or WebP photograph of at most 20 MB.', 'പരമാവധി 20 എം.ബി. ഉള്ള ഫോട്ടോ (ജെപെഗ്, പി.എൻ.ജി., WebP).'],
  },
  'portrait.alt': {
    title: ['Description for those who cannot see it', 'കാഴ്ചയില്ലാത്തവർക്കുള്ള വിവരണം'],
    hint: ['What is seen in the photograph, in one sentence.', 'ഫോട്ടോയിൽ കാണുന്നത് ഒരു വാക്യത്തിൽ.'],
  },
  'portrait.consent': { title: ['The person has agreed to this photograph', 'ഈ ഫോട്ടോ നൽകാൻ വ്യക്തി സമ്മതിച്ചിട്ടുണ്ട്'] },
  designation: { title: ['Designation', 'തസ്തിക'], choices: DESIGNATION },
  isHead: { title: ['Head of the department', 'വകുപ്പ് മേധാവി'], hint: ['Only one in each department.', 'ഓരോ വകുപ്പിലും ഒരാൾ മാത്രം.'] },
  summary: { title: ['Work in one or two sentences', 'ജോലി ഒന്നോ രണ്ടോ വാക്യത്തിൽ'] },
  qualifications: {
    title: ['Qualifications', 'യോഗ്യതകൾ'],
    hint: ['Highest first; at least one.', 'ഉയർന്നത് ആദ്യം; ഒന്നെങ്കിലും വേണം.'],
    item: ['Qualification', 'യോഗ്യത'],
  },
  areas: { title: ['Areas of work', 'പ്രവർത്തന മേഖലകൾ'], hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'], item: ['Area', 'മേഖല'] },
  courses: { title: ['Courses taught, or duties', 'പഠിപ്പിക്കുന്ന കോഴ്സുകൾ അല്ലെങ്കിൽ ചുമതലകൾ'], item: ['Course or duty', 'കോഴ്സ് അല്ലെങ്കിൽ ചുമതല'] },
  programmes: { title: ['Teaches in', 'പഠിപ്പിക്കുന്ന പ്രോഗ്രാമുകൾ'], item: ['Programme', 'പ്രോഗ്രാം'] },
  laboratories: {
    title: ['In charge of laboratories', 'ചുമതലയുള്ള ലബോറട്ടറികൾ'],
    hint: ['Only laboratories of the same department.', 'അതേ വകുപ്പിലെ ലബോറട്ടറികൾ മാത്രം.'],
    item: ['Laboratory', 'ലബോറട്ടറി'],
  },
  publications: { title: ['Publications', 'പ്രസിദ്ധീകരണങ്ങൾ'], item: ['Publication', 'പ്രസിദ്ധീകരണം'] },
  'publications.title': { title: ['Title', 'തലക്കെട്ട്'], hint: ['In the language in which it was printed.', 'അച്ചടിച്ച ഭാഷയിൽ.'] },
  'publications.venue': { title: ['Journal, conference or publisher', 'ജേണൽ, കോൺഫറൻസ് അല്ലെങ്കിൽ പ്രസാധകർ'] },
  'publications.language': { title: ['Language', 'ഭാഷ'], choices: LANGUAGE },
  'publications.doi': { title: ['DOI', 'ഡി.ഒ.ഐ.'] },
  contact: { title: ['Official contact', 'ബന്ധപ്പെടാനുള്ള ഔദ്യോഗിക വിവരങ്ങൾ'], hint: ['Never a private number.', 'സ്വകാര്യ നമ്പർ നൽകരുത്.'] },
  'contact.place': { title: ['Room', 'മുറി'] },
};

export const committeeLabels: FieldLabels = {
  authority: { title: ['Constituted under', 'രൂപീകരണത്തിന്റെ അടിസ്ഥാനം'], hint: ['The Act or regulation.', 'നിയമം അല്ലെങ്കിൽ ചട്ടം.'] },
  formedBy: { title: ['Order that constituted it', 'രൂപീകരിച്ച ഉത്തരവ്'] },
  'formedBy.number': { title: ['Number of the order', 'ഉത്തരവിന്റെ നമ്പർ'] },
  'formedBy.date': { title: ['Date of the order', 'ഉത്തരവിന്റെ തീയതി'] },
  term: { title: ['Term', 'കാലാവധി'] },
  'term.to': { title: ['To', 'അവസാനം'], hint: ['The last day; after the beginning.', 'അവസാന ദിവസം; തുടക്കത്തിനു ശേഷം.'] },
  meets: { title: ['How often it meets', 'എത്ര കാലം കൂടുമ്പോൾ യോഗം'] },
  members: {
    title: ['Members', 'അംഗങ്ങൾ'],
    hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'],
    item: ['Member', 'അംഗം'],
    forms: [
      ['A person of this site', 'ഈ സൈറ്റിലെ വ്യക്തി'],
      ['An office or another person', 'പദവി അല്ലെങ്കിൽ മറ്റൊരാൾ'],
    ],
  },
  'members.person': { title: ['Person', 'വ്യക്തി'] },
  'members.office': { title: ['Office', 'പദവി'] },
  'members.as': { title: ['Role', 'സമിതിയിലെ സ്ഥാനം'], hint: ['Such as: Chair, Member', 'ഉദാഹരണം: ചെയർപേഴ്സൺ, അംഗം'] },
  page: { title: ['Page on its work', 'പ്രവർത്തനം വിവരിക്കുന്ന പേജ്'], hint: ['An address beginning with /.', '/ എന്നു തുടങ്ങുന്ന വിലാസം.'] },
};
