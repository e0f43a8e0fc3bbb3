import { DEPARTMENT_LISTS, OFFICE } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { navigationSchema } from './schema.ts';

const LINK = ['Link', 'ലിങ്ക്'] as const;

const navigationLabels: FieldLabels = {
  menu: { title: ['Menu', 'മെനു'], item: ['Menu entry', 'മെനുവിലെ ഇനം'] },
  'menu.entries': { title: ['Entries below it', 'അതിനു താഴെയുള്ളവ'], item: ['Entry', 'ഇനം'] },
  'menu.entries.isExternal': { title: ['Leads to another site', 'മറ്റൊരു സൈറ്റിലേക്ക്'] },
  'menu.entries.children': {
    title: ['List of departments below it', 'അതിനു താഴെ വകുപ്പുകളുടെ പട്ടിക'],
    choices: DEPARTMENT_LISTS,
  },
  tasks: { title: ['Most used', 'കൂടുതൽ ഉപയോഗിക്കുന്നവ'], item: LINK },
  'tasks.id': {
    title: ['Picture', 'ചിത്രം'],
    choices: {
      admissions: ['Graduate cap', 'ബിരുദത്തൊപ്പി'],
      fees: ['Rupee', 'രൂപ'],
      documents: ['Sheet', 'കടലാസ്'],
      dates: ['Calendar', 'കലണ്ടർ'],
      tenders: ['Hammer', 'ചുറ്റിക'],
      call: ['Telephone', 'ഫോൺ'],
    },
  },
  'tasks.call': {
    title: ['Office to call', 'വിളിക്കേണ്ട ഓഫീസ്'],
    hint: ['Instead of an address.', 'വിലാസത്തിനു പകരം.'],
    choices: OFFICE,
  },
  footer: { title: ['Footer', 'പേജിന്റെ അടിഭാഗം'] },
  'footer.quickLinks': { title: ['Quick links', 'പ്രധാന ലിങ്കുകൾ'], item: LINK },
  'footer.resources': { title: ['Resources', 'മറ്റു വിവരങ്ങൾ'], item: LINK },
  'footer.help': { title: ['Help', 'സഹായം'], item: LINK },
  'footer.legal': { title: ['Policies', 'നയങ്ങൾ'], item: LINK },
};

const navigation = {
  id: 'navigation',
  rank: 36,
  single: 'navigation',
  place: 'navigation.yaml',
  form: 'file',
  schema: navigationSchema,
  title: ['Menu and footer', 'മെനുവും പേജിന്റെ അടിഭാഗവും'],
  fields: navigationLabels,
} as const satisfies Kind;

export const kinds = [navigation];
