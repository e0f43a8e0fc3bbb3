import type { Kind } from '#app/content/kind.server.ts';
import { faqSchema } from './schema.ts';

export { checkQuestions as check } from './checks.server.ts';

const faq = {
  id: 'faq',
  rank: 30,
  single: 'faq',
  place: 'faq.yaml',
  form: 'list',
  schema: faqSchema,
  key: 'id',
  page: () => '/help/faq',
} as const satisfies Kind;

export const kinds = [faq];
