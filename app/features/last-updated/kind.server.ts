import type { Kind } from '#app/content/kind.server.ts';
import { pageDaysSchema } from './schema.ts';

const pageDays = {
  id: 'page-days',
  rank: 37,
  isRare: true,
  single: 'pageDays',
  place: 'page-days.yaml',
  form: 'file',
  schema: pageDaysSchema,
} as const satisfies Kind;

export const kinds = [pageDays];
