import { FAQ_TOPIC } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { faqSchema } from './schema.ts';

const LINK = ['Link', 'ലിങ്ക്'] as const;

const faqLabels: FieldLabels = {
  topic: { title: ['Topic', 'വിഷയം'], choices: FAQ_TOPIC },
  links: { title: ['Links', 'ലിങ്കുകൾ'], hint: ['At most two.', 'പരമാവധി രണ്ട്.'], item: LINK },
};

const faq = {
  id: 'faq',
  rank: 30,
  single: 'faq',
  place: 'faq.yaml',
  form: 'list',
  schema: faqSchema,
  key: 'id',
  title: ['Frequently asked questions', 'പതിവുചോദ്യങ്ങൾ'],
  entry: ['Question', 'ചോദ്യം'],
  fields: faqLabels,
  page: () => '/help/faq',
} as const satisfies Kind;

export const kinds = [faq];
