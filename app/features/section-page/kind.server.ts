import { z } from 'zod';
import { PAGE_OWNER } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { sectionFrontMatterSchema, sectionPageSchema } from './schema.ts';

const sectionText = sectionFrontMatterSchema.extend({ text: z.string() });
const texts = z.strictObject({ en: sectionText, ml: sectionText });

const TEXT_FIELDS: FieldLabels = {
  text: { title: ['Text', 'ഉള്ളടക്കം'], hint: ['Markdown, without HTML.', 'മാർക്ക്ഡൗൺ; HTML പാടില്ല.'] },
};

const sectionPageLabels: FieldLabels = {
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
  drawings: {
    title: ['Drawings of sections', 'ഭാഗങ്ങളുടെ ചിത്രങ്ങൾ'],
    hint: ['Section: name of the drawing.', 'ഭാഗം: ചിത്രത്തിന്റെ പേര്.'],
  },
  mount: {
    title: ['How the sections are shown', 'ഭാഗങ്ങൾ കാണിക്കുന്ന രീതി'],
    choices: {
      page: ['On one page, and each on its own', 'ഒരു പേജിലും ഓരോന്നിനും പ്രത്യേക പേജിലും'],
      root: ['Each on its own page only', 'ഓരോന്നും പ്രത്യേക പേജിൽ മാത്രം'],
      single: ['On one page only', 'ഒരു പേജിൽ മാത്രം'],
    },
  },
};

const sectionTexts = {
  id: 'texts',
  rank: 17,
  place: 'pages/*/*',
  form: 'texts',
  schema: texts,
  title: ['Texts of pages', 'പേജുകളിലെ ഉള്ളടക്കം'],
  entry: ['Text', 'ഉള്ളടക്കം'],
  fields: TEXT_FIELDS,
  page: (id) => `/${id}`,
} as const satisfies Kind;

const pages = {
  id: 'pages',
  rank: 18,
  place: 'pages/*/page.yaml',
  form: 'folder',
  schema: sectionPageSchema,
  title: ['Pages and their sections', 'പേജുകളും ഭാഗങ്ങളും'],
  entry: ['Page', 'പേജ്'],
  fields: sectionPageLabels,
  page: (id) => `/${id}`,
} as const satisfies Kind;

const documentTexts = {
  id: 'document-texts',
  rank: 19,
  place: 'documents/sources/*',
  form: 'texts',
  schema: texts,
  title: ['Texts of printed documents', 'അച്ചടിക്കുന്ന രേഖകളുടെ ഉള്ളടക്കം'],
  entry: ['Text', 'ഉള്ളടക്കം'],
  fields: TEXT_FIELDS,
  page: (id) => `/downloads/${id}`,
} as const satisfies Kind;

export const kinds = [sectionTexts, pages, documentTexts];
