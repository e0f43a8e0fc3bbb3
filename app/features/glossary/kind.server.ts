import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { languageFolders } from '#app/i18n/locale.ts';
import { plainWordSchema } from './schema.ts';

const OWN_PAGE = [
  `An address beginning with /, without ${languageFolders()}.`,
  `/ എന്നു തുടങ്ങുന്ന വിലാസം; ${languageFolders()} ചേർക്കരുത്.`,
] as const;

const plainWordLabels: FieldLabels = {
  term: {
    title: ['Short word or term', 'ചുരുക്കെഴുത്ത് അല്ലെങ്കിൽ പദം'],
    hint: ['As the site writes it.', 'സൈറ്റിൽ എഴുതുന്നതുപോലെ.'],
  },
  also: { title: ['Other spellings', 'മറ്റു രൂപങ്ങൾ'], item: ['Spelling', 'രൂപം'] },
  full: { title: ['Full form', 'പൂർണരൂപം'] },
  meaning: {
    title: ['Meaning', 'അർഥം'],
    hint: [
      'What it is, and what it means for the reader.',
      'എന്താണെന്നും അത് വായനക്കാരെ എങ്ങനെ ബാധിക്കുന്നു എന്നും എഴുതുക.',
    ],
  },
  href: { title: ['Page where it matters', 'ബന്ധപ്പെട്ട പേജ്'], hint: OWN_PAGE },
};

const plainWords = {
  id: 'plain-words',
  rank: 31,
  single: 'plainWords',
  place: 'plain-words.yaml',
  form: 'list',
  schema: plainWordSchema,
  key: 'id',
  title: ['Short words explained', 'ചുരുക്കെഴുത്തുകളുടെ അർഥം'],
  entry: ['Word', 'വാക്ക്'],
  fields: plainWordLabels,
  page: () => '/help/plain-words',
} as const satisfies Kind;

export const kinds = [plainWords];
