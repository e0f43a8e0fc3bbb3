import type { Kind } from '#app/content/kind.server.ts';
import { redirectSchema, redirectsSchema } from './schema.ts';

export { checkRedirects as check } from './checks.server.ts';

const redirects = {
  id: 'redirects',
  rank: 38,
  isRare: true,
  single: 'redirects',
  place: 'redirects.yaml',
  form: 'list',
  schema: redirectSchema,
  whole: redirectsSchema,
  key: 'from',
} as const satisfies Kind;

export const kinds = [redirects];
