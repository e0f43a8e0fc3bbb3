import type { Kind } from '#app/content/kind.server.ts';
import { disclosureListSchema } from '#app/content/schemas/disclosures.ts';

export { checkDisclosures as check } from './checks.server.ts';

const disclosures = {
  id: 'disclosures',
  rank: 34,
  single: 'disclosures',
  place: 'disclosures.yaml',
  form: 'list',
  schema: disclosureListSchema,
  key: 'id',
} as const satisfies Kind;

export const kinds = [disclosures];
