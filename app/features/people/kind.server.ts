import { DESIGNATION, LANGUAGE } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { comparePeople } from '#app/content/rows/people-order.ts';
import { type Person, personSchema } from './schema.ts';

const personLabels: FieldLabels = {
  initials: {
    title: ['Initials', 'ഇനിഷ്യൽ'],
    hint: [
      'Two or three English capital letters, shown where there is no portrait.',
      'രണ്ടോ മൂന്നോ ഇംഗ്ലീഷ് വലിയക്ഷരം; ഫോട്ടോ ഇല്ലാത്തിടത്ത് കാണിക്കും.',
    ],
  },
  portrait: {
    title: ['Portrait', 'ഫോട്ടോ'],
    hint: ['Leave out to show the initials.', 'ഒഴിവാക്കിയാൽ ഇനിഷ്യൽ കാണിക്കും.'],
  },
  'portrait.file': {
    title: ['File', 'ഫയൽ'],
    hint: [
      'A JPEG, PNG or WebP photograph of at most 20 MB.',
      'പരമാവധി 20 എം.ബി. ഉള്ള ഫോട്ടോ (ജെപെഗ്, പി.എൻ.ജി., WebP).',
    ],
  },
  'portrait.alt': {
    title: ['Description for those who cannot see it', 'കാഴ്ചയില്ലാത്തവർക്കുള്ള വിവരണം'],
    hint: ['What is seen in the photograph, in one sentence.', 'ഫോട്ടോയിൽ കാണുന്നത് ഒരു വാക്യത്തിൽ.'],
  },
  'portrait.consent': {
    title: ['The person has agreed to this photograph', 'ഈ ഫോട്ടോ നൽകാൻ വ്യക്തി സമ്മതിച്ചിട്ടുണ്ട്'],
  },
  designation: { title: ['Designation', 'തസ്തിക'], choices: DESIGNATION },
  order: {
    title: ['Place among those with the same post', 'ഒരേ തസ്തികയിലുള്ളവർക്കിടയിലെ സ്ഥാനം'],
    hint: [
      'Such as by seniority; easier in the list. Without it, by name.',
      'സീനിയോറിറ്റി അനുസരിച്ചോ മറ്റോ; പട്ടികയിൽ മാറ്റാൻ എളുപ്പം. ഇല്ലെങ്കിൽ പേരിന്റെ ക്രമത്തിൽ.',
    ],
  },
  isHead: {
    title: ['Head of the department', 'വകുപ്പ് മേധാവി'],
    hint: ['Only one in each department.', 'ഓരോ വകുപ്പിലും ഒരാൾ മാത്രം.'],
  },
  summary: { title: ['Work in one or two sentences', 'ജോലി ഒന്നോ രണ്ടോ വാക്യത്തിൽ'] },
  qualifications: {
    title: ['Qualifications', 'യോഗ്യതകൾ'],
    hint: ['Highest first; at least one.', 'ഉയർന്നത് ആദ്യം; ഒന്നെങ്കിലും വേണം.'],
    item: ['Qualification', 'യോഗ്യത'],
  },
  areas: {
    title: ['Areas of work', 'പ്രവർത്തന മേഖലകൾ'],
    hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'],
    item: ['Area', 'മേഖല'],
  },
  courses: {
    title: ['Courses taught, or duties', 'പഠിപ്പിക്കുന്ന കോഴ്സുകൾ അല്ലെങ്കിൽ ചുമതലകൾ'],
    item: ['Course or duty', 'കോഴ്സ് അല്ലെങ്കിൽ ചുമതല'],
  },
  programmes: { title: ['Teaches in', 'പഠിപ്പിക്കുന്ന പ്രോഗ്രാമുകൾ'], item: ['Programme', 'പ്രോഗ്രാം'] },
  laboratories: {
    title: ['In charge of laboratories', 'ചുമതലയുള്ള ലബോറട്ടറികൾ'],
    hint: ['Only laboratories of the same department.', 'അതേ വകുപ്പിലെ ലബോറട്ടറികൾ മാത്രം.'],
    item: ['Laboratory', 'ലബോറട്ടറി'],
  },
  publications: { title: ['Publications', 'പ്രസിദ്ധീകരണങ്ങൾ'], item: ['Publication', 'പ്രസിദ്ധീകരണം'] },
  'publications.title': {
    title: ['Title', 'തലക്കെട്ട്'],
    hint: ['In the language in which it was printed.', 'അച്ചടിച്ച ഭാഷയിൽ.'],
  },
  'publications.venue': {
    title: ['Journal, conference or publisher', 'ജേണൽ, കോൺഫറൻസ് അല്ലെങ്കിൽ പ്രസാധകർ'],
  },
  'publications.language': { title: ['Language', 'ഭാഷ'], choices: LANGUAGE },
  'publications.doi': { title: ['DOI', 'ഡി.ഒ.ഐ.'] },
  contact: {
    title: ['Official contact', 'ബന്ധപ്പെടാനുള്ള ഔദ്യോഗിക വിവരങ്ങൾ'],
    hint: ['Never a private number.', 'സ്വകാര്യ നമ്പർ നൽകരുത്.'],
  },
  'contact.place': { title: ['Room', 'മുറി'] },
};

const people = {
  id: 'people',
  rank: 13,
  collection: 'people',
  list: '/faculty',
  places: {
    group: ({ department, designation, isHead }: Person) =>
      `${department}/${isHead ? 'head' : designation}`,
    compare: (a: Person, b: Person) =>
      a.department.localeCompare(b.department) || comparePeople(a, b),
  },
  place: 'people/*.yaml',
  form: 'folder',
  schema: personSchema,
  title: ['Faculty and staff', 'അധ്യാപകരും ജീവനക്കാരും'],
  entry: ['Person', 'വ്യക്തി'],
  fields: personLabels,
  page: (id) => `/faculty/${id}`,
} as const satisfies Kind;

export const kinds = [people];
