import type { Kind } from '#app/content/kind.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { summarySchema } from './schema.ts';

export { checkSummaries as check } from './summaries.server.ts';

const summaries = {
  id: 'summaries',
  rank: 40,
  isRare: true,
  collection: 'summaries',
  place: 'summaries/*.yaml',
  form: 'folder',
  schema: summarySchema,
  changeFields: ['updatedOn'],
  page: (id) => pathOf('summaries', id),
} as const satisfies Kind;

export const kinds = [summaries];
