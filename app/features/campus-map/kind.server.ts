import { UNTITLED } from '#app/content/fields.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { campusMapSchema } from './schema.ts';

const campusMap = {
  id: 'campus-map',
  rank: 33,
  isRare: true,
  single: 'campusMap',
  place: 'campus-map.yaml',
  form: 'file',
  schema: campusMapSchema,
  absent: { title: UNTITLED, note: UNTITLED, places: [] },
  page: () => '/contact',
} as const satisfies Kind;

export const kinds = [campusMap];
