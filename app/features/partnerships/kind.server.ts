import type { Kind } from '#app/content/kind.server.ts';
import { partnerSchema } from './schema.ts';

const partnerships = {
  id: 'partnerships',
  rank: 16,
  collection: 'partners',
  place: 'partnerships/*.yaml',
  form: 'folder',
  schema: partnerSchema,
  hasProperNames: true,
  hasFarDays: true,
  end: { path: ['validUntil'], isMoment: false },
  page: () => '/partnerships',
} as const satisfies Kind;

export const kinds = [partnerships];
