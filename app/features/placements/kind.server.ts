import type { Kind } from '#app/content/kind.server.ts';
import { placementsSchema } from './schema.ts';

const placements = {
  id: 'placements',
  rank: 28,
  single: 'placements',
  place: 'placements.yaml',
  form: 'file',
  schema: placementsSchema,
  page: () => '/campus-life/placement',
} as const satisfies Kind;

export const kinds = [placements];
