import type { Kind } from '#app/content/kind.server.ts';
import { committeeSchema } from './schema.ts';

const committees = {
  id: 'committees',
  rank: 15,
  collection: 'committees',
  isOrdered: true,
  place: 'committees/*.yaml',
  form: 'folder',
  schema: committeeSchema,
  hasProperNames: true,
  hasFarDays: true,
  end: { path: ['term', 'to'], isMoment: false },
  page: () => '/administrative/statutory-committees',
} as const satisfies Kind;

export const kinds = [committees];
