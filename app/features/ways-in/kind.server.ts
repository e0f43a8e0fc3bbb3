import type { Kind } from '#app/content/kind.server.ts';
import { waySchema } from '#app/content/schemas/ways-in.ts';

export { checkWaysAndSeats as check } from './checks.server.ts';

const waysIn = {
  id: 'ways-in',
  rank: 25,
  isRare: true,
  single: 'ways',
  place: 'ways-in.yaml',
  form: 'list',
  schema: waySchema,
  key: 'id',
  page: () => '/academics/admission',
} as const satisfies Kind;

export const kinds = [waysIn];
