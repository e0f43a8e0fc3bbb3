import { UNTITLED } from '#app/content/fields.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { busRoutesSchema } from './schema.ts';

const busRoutes = {
  id: 'bus-routes',
  rank: 27,
  single: 'busRoutes',
  place: 'bus-routes.yaml',
  form: 'file',
  schema: busRoutesSchema,
  absent: { title: UNTITLED, college: UNTITLED, timetables: [] },
  page: () => '/facilities/transport',
} as const satisfies Kind;

export const kinds = [busRoutes];
