import { AWARD, SEAT_GROUP } from '#app/content/forms/choices.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { programmeSchema } from '#app/content/schemas/programmes.ts';
import { seatKindsSchema } from '#app/content/schemas/seat-kinds.ts';

const programmes = {
  id: 'programmes',
  rank: 12,
  single: 'programmes',
  place: 'programmes.yaml',
  form: 'list',
  schema: programmeSchema,
  key: 'id',
  choices: { award: AWARD },
  page: () => '/academics',
} as const satisfies Kind;

const seatKinds = {
  id: 'seat-kinds',
  rank: 29,
  single: 'seatKinds',
  place: 'seat-kinds.yaml',
  form: 'file',
  schema: seatKindsSchema,
  choices: { awards: AWARD, 'kinds.group': SEAT_GROUP },
  page: () => '/academics/admission',
} as const satisfies Kind;

export const kinds = [programmes, seatKinds];
