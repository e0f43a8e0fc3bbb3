import type { Kind } from '#app/content/kind.server.ts';
import { homeSchema } from '#app/content/schemas/home.ts';

const home = {
  id: 'home',
  rank: 20,
  single: 'home',
  place: 'home.yaml',
  form: 'file',
  page: () => '/',
  schema: homeSchema,
} as const satisfies Kind;

export const kinds = [home];
