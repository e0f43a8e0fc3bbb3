import { UNTITLED } from '#app/content/fields.ts';
import { hasItem } from '#app/content/forms/needs.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { degreeSchema } from '#app/content/schemas/degrees.ts';
import { programmeSchema } from '#app/content/schemas/programmes.ts';
import { seatKindsSchema } from '#app/content/schemas/seat-kinds.ts';

const programmes = {
  id: 'programmes',
  rank: 12,
  single: 'programmes',
  place: 'programmes.yaml',
  form: 'list',
  schema: programmeSchema,
  hasProperNames: true,
  hasFarDays: true,
  key: 'id',
  needs: ({ award, department }, entries) => {
    const degree = entries('degrees').find(({ id }) => id === award);
    const own = entries('departments').find(({ id }) => id === department);
    const hasFee = entries('fees').some(
      ({ amounts }) => Object(amounts)[String(degree?.course)] !== undefined,
    );
    const hasStream = entries('admission-streams').some(({ id }) => id === degree?.course);
    const hasShares = entries('seat-kinds').some(({ awards }) => hasItem(awards, award ?? ''));
    return [
      { name: 'fees', isMet: hasFee, kind: 'fees' },
      // Of other degrees only the intake is known.
      { name: 'seats', isMet: hasShares || degree?.level === 'pg', kind: 'seat-kinds', id: '' },
      { name: 'admission', isMet: hasStream, kind: 'admission-streams' },
      {
        ...{ name: 'syllabus', isMet: hasItem(own?.syllabus), kind: 'departments' },
        ...{ id: own && String(department), path: ['syllabus'] },
      },
    ];
  },
  page: () => '/academics',
} as const satisfies Kind;

const degrees = {
  id: 'degrees',
  rank: 12,
  isRare: true,
  single: 'degrees',
  place: 'degrees.yaml',
  form: 'list',
  schema: degreeSchema,
  key: 'id',
  page: () => '/academics',
} as const satisfies Kind;

const seatKinds = {
  id: 'seat-kinds',
  rank: 29,
  isRare: true,
  single: 'seatKinds',
  place: 'seat-kinds.yaml',
  form: 'file',
  schema: seatKindsSchema,
  absent: {
    title: UNTITLED,
    note: {
      en: 'The college has not published the shares of seats yet.',
      ml: 'സീറ്റുകളുടെ വിഹിതം കോളേജ് ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല.',
    },
    asOf: 2026,
    awards: [],
    source: { label: UNTITLED, href: '' },
    kinds: [],
    extra: [],
  },
  page: () => '/academics/admission',
} as const satisfies Kind;

export const kinds = [programmes, degrees, seatKinds];
