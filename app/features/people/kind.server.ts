import type { Kind } from '#app/content/kind.server.ts';
import { PORTRAITS } from '#app/content/reading/portraits.server.ts';
import { comparePeople } from '#app/content/rows/people-order.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { type PersonEntry, personSchema } from './schema.ts';

const people = {
  id: 'people',
  rank: 13,
  collection: 'people',
  list: pathOf('people'),
  places: {
    group: ({ department, designation, isHead }: PersonEntry) =>
      `${department}/${isHead ? 'head' : designation}`,
    compare: (a: PersonEntry, b: PersonEntry) =>
      a.department.localeCompare(b.department) || comparePeople(a, b),
  },
  place: 'people/*.yaml',
  form: 'folder',
  schema: personSchema,
  ownFields: ['order'],
  hasProperNames: true,
  files: {
    kind: 'photograph',
    field: 'portrait',
    folder: () => PORTRAITS,
    name: (id) => id.toLowerCase(),
  },
  advice: ({ isHead, department }, entries) => {
    const hasHead = entries('people').some(
      (each) => each.isHead && each.leftOn === undefined && each.department === department,
    );
    return isHead && !hasHead ? [{ name: 'noHead', path: ['isHead'] }] : [];
  },
  page: (id) => pathOf('people', id),
} as const satisfies Kind;

export const kinds = [people];
