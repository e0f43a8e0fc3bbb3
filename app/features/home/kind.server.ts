import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { homeSchema } from './schema.ts';

const homeLabels: FieldLabels = {
  metaTitle: {
    title: ['Title in the browser tab', 'ബ്രൗസർ ടാബിലെ തലക്കെട്ട്'],
    hint: [
      'With the name of the college at most 60 characters.',
      'കോളേജിന്റെ പേര് ഉൾപ്പെടെ പരമാവധി 60 അക്ഷരം.',
    ],
  },
  lead: { title: ['Introduction', 'ആമുഖം'] },
  ways: {
    title: ['Routes to admission', 'പ്രവേശന മാർഗങ്ങൾ'],
    hint: ['At most five.', 'പരമാവധി അഞ്ചെണ്ണം.'],
    item: ['Route', 'മാർഗം'],
  },
  'ways.length': { title: ['Duration', 'ദൈർഘ്യം'] },
  'ways.route': { title: ['How one is admitted', 'പ്രവേശനം ലഭിക്കുന്ന രീതി'] },
  figures: { title: ['Figures', 'കണക്കുകൾ'], item: ['Figure', 'കണക്ക്'] },
  'figures.caption': { title: ['Words below the figure', 'കണക്കിനു താഴെയുള്ള വാക്കുകൾ'] },
  works: { title: ['Made by students', 'വിദ്യാർഥി നിർമിതികൾ'], item: ['Work', 'നിർമിതി'] },
  life: { title: ['Life on campus', 'ക്യാമ്പസ് ജീവിതം'], item: ['Card', 'കാർഡ്'] },
  resources: {
    title: ['For students', 'വിദ്യാർഥികൾക്ക്'],
    hint: ['At most five.', 'പരമാവധി അഞ്ചെണ്ണം.'],
    item: ['Card', 'കാർഡ്'],
  },
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

const home = {
  id: 'home',
  rank: 20,
  single: 'home',
  place: 'home.yaml',
  form: 'file',
  page: () => '/',
  schema: homeSchema,
  title: ['Home page', 'ഹോം പേജ്'],
  fields: homeLabels,
} as const satisfies Kind;

export const kinds = [home];
