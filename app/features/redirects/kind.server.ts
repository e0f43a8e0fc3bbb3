import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { languageFolders } from '#app/i18n/locale.ts';
import { redirectSchema, redirectsSchema } from './schema.ts';

const redirectLabels: FieldLabels = {
  from: {
    title: ['Old address', 'പഴയ വിലാസം'],
    hint: [
      `Begins with /, without ${languageFolders()}; at most 200 characters.`,
      `/ എന്നു തുടങ്ങണം; ${languageFolders()} ചേർക്കരുത്; പരമാവധി 200 അക്ഷരം.`,
    ],
  },
  to: {
    title: ['New address', 'പുതിയ വിലാസം'],
    hint: [
      'A page of this site, or an address beginning with https://; at most 500 characters.',
      'ഈ സൈറ്റിലെ പേജ്, അല്ലെങ്കിൽ https:// എന്നു തുടങ്ങുന്ന വിലാസം; പരമാവധി 500 അക്ഷരം.',
    ],
  },
};

const redirects = {
  id: 'redirects',
  rank: 38,
  single: 'redirects',
  place: 'redirects.yaml',
  form: 'list',
  schema: redirectSchema,
  whole: redirectsSchema,
  key: 'from',
  title: ['Old addresses', 'പഴയ വിലാസങ്ങൾ'],
  entry: ['Old address', 'പഴയ വിലാസം'],
  fields: redirectLabels,
} as const satisfies Kind;

export const kinds = [redirects];
