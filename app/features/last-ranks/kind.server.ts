import type { Kind } from '#app/content/kind.server.ts';
import { lastRankSchema } from './schema.ts';

export { checkLastRanks as check } from './checks.server.ts';

const lastRanks = {
  id: 'last-ranks',
  rank: 11,
  single: 'lastRanks',
  place: 'last-ranks.yaml',
  form: 'list',
  schema: lastRankSchema,
  key: 'id',
  page: () => '/admissions/my-admission',
} as const satisfies Kind;

export const kinds = [lastRanks];
