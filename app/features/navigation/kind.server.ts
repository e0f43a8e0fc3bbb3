import type { Kind } from '#app/content/kind.server.ts';
import { navigationSchema } from '#app/content/schemas/navigation.ts';

const navigation = {
  id: 'navigation',
  rank: 36,
  single: 'navigation',
  place: 'navigation.yaml',
  form: 'file',
  schema: navigationSchema,
} as const satisfies Kind;

export const kinds = [navigation];
