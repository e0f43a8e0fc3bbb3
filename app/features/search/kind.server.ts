import type { Kind } from '#app/content/kind.server.ts';
import { searchSchema } from './schema.ts';

const search = {
  id: 'search',
  rank: 39,
  isRare: true,
  single: 'search',
  place: 'search.yaml',
  form: 'file',
  schema: searchSchema,
  absent: { entries: [], bestBets: [], synonyms: [] },
} as const satisfies Kind;

export const kinds = [search];
