import { UNTITLED } from '#app/content/fields.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { hostelChargesSchema } from '#app/content/schemas/charges.ts';

const hostelCharges = {
  id: 'hostel-charges',
  rank: 26,
  single: 'hostelCharges',
  place: 'hostel-charges.yaml',
  form: 'file',
  schema: hostelChargesSchema,
  absent: { title: UNTITLED, rows: [] },
  page: () => '/facilities/hostel',
} as const satisfies Kind;

export const kinds = [hostelCharges];
