import { DEPARTMENT_GROUP } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { departmentSchema } from './schema.ts';

const PARAGRAPH = ['Paragraph', 'ഖണ്ഡിക'] as const;

const departmentLabels: FieldLabels = {
  code: { title: ['Code', 'കോഡ്'], hint: ['Short name, such as CSE.', 'ചുരുക്കപ്പേര്; CSE പോലെ.'] },
  group: { title: ['Group', 'വിഭാഗം'], choices: DEPARTMENT_GROUP },
  wallName: {
    title: ['Name on the home page', 'ഹോം പേജിലെ പേര്'],
    hint: [
      'Only if the full name is too long for the picture.',
      'മുഴുവൻ പേര് ചിത്രത്തിൽ ഒതുങ്ങുന്നില്ലെങ്കിൽ മാത്രം.',
    ],
  },
  summary: {
    title: ['Words for the menu', 'മെനുവിലെ വിവരണം'],
    hint: ['A few words.', 'ഏതാനും വാക്കുകൾ.'],
  },
  lead: {
    title: ['Introduction', 'ആമുഖം'],
    hint: [
      'Below the heading; at most 160 characters. Search engines show it.',
      'തലക്കെട്ടിനു താഴെ; പരമാവധി 160 അക്ഷരം. സെർച്ച് എൻജിനുകളിൽ കാണിക്കും.',
    ],
  },
  about: {
    title: ['About the department', 'വകുപ്പിനെക്കുറിച്ച്'],
    hint: ['At least two paragraphs.', 'രണ്ടു ഖണ്ഡികയെങ്കിലും വേണം.'],
    item: PARAGRAPH,
  },
  years: {
    title: ['Years of study', 'പഠനവർഷങ്ങൾ'],
    hint: ['The subjects of each year, in order.', 'ഓരോ വർഷത്തെയും വിഷയങ്ങൾ, ക്രമത്തിൽ.'],
    item: ['Year', 'വർഷം'],
  },
  vision: { title: ['Vision', 'ദർശനം'] },
  mission: {
    title: ['Mission', 'ദൗത്യം'],
    hint: ['At least two.', 'രണ്ടെണ്ണമെങ്കിലും വേണം.'],
    item: ['Item', 'ഇനം'],
  },
  teaches: {
    title: ['Courses for other departments', 'മറ്റു വകുപ്പുകൾക്കുള്ള കോഴ്സുകൾ'],
    item: ['Course', 'കോഴ്സ്'],
  },
  'teaches.course': { title: ['Course', 'കോഴ്സ്'] },
  'teaches.students': { title: ['Students taught', 'പഠിക്കുന്ന വിദ്യാർഥികൾ'] },
  outcomes: {
    title: ['What graduates can do', 'പഠിച്ചിറങ്ങുന്നവരുടെ കഴിവുകൾ'],
    item: ['Outcome', 'കഴിവ്'],
  },
  laboratories: { title: ['Laboratories', 'ലബോറട്ടറികൾ'], item: ['Laboratory', 'ലബോറട്ടറി'] },
  'laboratories.work': {
    title: ['Work of students', 'വിദ്യാർഥികൾ ചെയ്യുന്നത്'],
    hint: ['One or two sentences.', 'ഒന്നോ രണ്ടോ വാക്യം.'],
  },
  'laboratories.equipment': {
    title: ['Main equipment', 'പ്രധാന ഉപകരണങ്ങൾ'],
    hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'],
    item: ['Equipment', 'ഉപകരണം'],
  },
  'laboratories.programmes': {
    title: ['Programmes that use it', 'ഉപയോഗിക്കുന്ന പ്രോഗ്രാമുകൾ'],
    item: ['Programme', 'പ്രോഗ്രാം'],
  },
  researchAreas: { title: ['Research areas', 'ഗവേഷണ മേഖലകൾ'], item: ['Area', 'മേഖല'] },
  research: {
    title: ['Research and projects', 'ഗവേഷണവും പ്രോജക്ടുകളും'],
    hint: ['At least one paragraph.', 'ഒരു ഖണ്ഡികയെങ്കിലും വേണം.'],
    item: PARAGRAPH,
  },
  achievements: { title: ['Achievements', 'നേട്ടങ്ങൾ'], item: ['Achievement', 'നേട്ടം'] },
  syllabus: { title: ['Syllabus and regulations', 'സിലബസും ചട്ടങ്ങളും'], item: ['Entry', 'ഇനം'] },
  contact: { title: ['Department office', 'വകുപ്പ് ഓഫീസ്'] },
  sample: {
    title: ['Sample entry', 'മാതൃക'],
    hint: [
      'While people or achievements of this department are not real.',
      'ഈ വകുപ്പിലെ ആളുകളോ നേട്ടങ്ങളോ യഥാർഥമല്ലെങ്കിൽ.',
    ],
  },
};

const departments = {
  id: 'departments',
  rank: 14,
  place: 'departments/*/department.yaml',
  form: 'folder',
  schema: departmentSchema,
  title: ['Departments', 'വകുപ്പുകൾ'],
  entry: ['Department', 'വകുപ്പ്'],
  fields: departmentLabels,
  page: (id) => `/department/${id}`,
} as const satisfies Kind;

export const kinds = [departments];
