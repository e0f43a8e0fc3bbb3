import type { Kind } from '#app/content/kind.server.ts';
import { plainWordSchema } from './schema.ts';

const plainWords = {
  id: 'plain-words',
  rank: 31,
  isRare: true,
  single: 'plainWords',
  place: 'plain-words.yaml',
  form: 'list',
  schema: plainWordSchema,
  key: 'id',
  page: () => '/help/plain-words',
} as const satisfies Kind;

export const kinds = [plainWords];
