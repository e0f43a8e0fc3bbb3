import type { Kind } from '#app/content/kind.server.ts';
import { campusMapSchema } from './schema.ts';

const campusMap = {
  id: 'campus-map',
  rank: 33,
  single: 'campusMap',
  place: 'campus-map.yaml',
  form: 'file',
  schema: campusMapSchema,
  page: () => '/campus-life',
} as const satisfies Kind;

export const kinds = [campusMap];
