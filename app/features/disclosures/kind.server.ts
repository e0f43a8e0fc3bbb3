import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { languageFolders } from '#app/i18n/locale.ts';
import { disclosureListSchema } from './schema.ts';

const OWN_PAGE = [
  `An address beginning with /, without ${languageFolders()}.`,
  `/ എന്നു തുടങ്ങുന്ന വിലാസം; ${languageFolders()} ചേർക്കരുത്.`,
] as const;

const disclosureLabels: FieldLabels = {
  name: { title: ['Name of the list', 'പട്ടികയുടെ പേര്'] },
  basis: {
    title: ['Act, regulation or guideline', 'നിയമം, ചട്ടം അല്ലെങ്കിൽ മാർഗനിർദേശം'],
    hint: ['With its year.', 'വർഷം ഉൾപ്പെടെ.'],
  },
  page: { title: ['Page that shows the list', 'പട്ടികയുള്ള പേജ്'], hint: OWN_PAGE },
  reviewMonths: {
    title: ['Review every … months', 'എത്ര മാസം കൂടുമ്പോൾ പരിശോധിക്കണം'],
    hint: ['A whole number.', 'പൂർണസംഖ്യ.'],
  },
  groups: { title: ['Headings', 'ശീർഷകങ്ങൾ'], item: ['Heading', 'ശീർഷകം'] },
  'groups.ref': { title: ['Section or number', 'വകുപ്പ് അല്ലെങ്കിൽ നമ്പർ'] },
  'groups.items': { title: ['Items', 'ഇനങ്ങൾ'], item: ['Item', 'ഇനം'] },
  'groups.items.label': { title: ['What must be published', 'പ്രസിദ്ധീകരിക്കേണ്ടത്'] },
  'groups.items.at': {
    title: ['Pages with this information', 'ഈ വിവരമുള്ള പേജുകൾ'],
    hint: OWN_PAGE,
    item: ['Page', 'പേജ്'],
  },
  'groups.items.says': {
    title: ['Information given in the list itself', 'പട്ടികയിൽത്തന്നെ നൽകുന്ന വിവരം'],
  },
  'groups.items.college': {
    title: ['Why only the college can publish it', 'കോളേജിനു മാത്രം പ്രസിദ്ധീകരിക്കാനാവുന്നതിന്റെ കാരണം'],
  },
  'groups.items.notApplicable': { title: ['Why it does not apply', 'ബാധകമല്ലാത്തതിന്റെ കാരണം'] },
};

const disclosures = {
  id: 'disclosures',
  rank: 34,
  single: 'disclosures',
  place: 'disclosures.yaml',
  form: 'list',
  schema: disclosureListSchema,
  key: 'id',
  title: ['Disclosures required by law', 'നിയമപ്രകാരം പ്രസിദ്ധീകരിക്കേണ്ടവ'],
  entry: ['List', 'പട്ടിക'],
  fields: disclosureLabels,
} as const satisfies Kind;

export const kinds = [disclosures];
