import { UNTITLED } from '#app/content/fields.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { placementsSchema } from './schema.ts';

const placements = {
  id: 'placements',
  rank: 28,
  single: 'placements',
  place: 'placements.yaml',
  form: 'file',
  schema: placementsSchema,
  absent: { title: UNTITLED, year: '', rows: [] },
  page: () => '/careers',
} as const satisfies Kind;

export const kinds = [placements];
