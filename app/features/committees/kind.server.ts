import type { Kind } from '#app/content/kind.server.ts';
import { committeeSchema } from './schema.ts';

const committees = {
  id: 'committees',
  rank: 15,
  collection: 'committees',
  isOrdered: true,
  place: 'committees/*.yaml',
  form: 'folder',
  schema: committeeSchema,
  hasProperNames: true,
  hasFarDays: true,
  end: { path: ['term', 'to'], isMoment: false },
  // A person who is added again, as with another role, is easily meant twice.
  advice: (_, __, { members }) => {
    const persons = Array.isArray(members) ? members.map(({ person }) => person) : [];
    return persons.flatMap((person, index) =>
      person !== undefined && persons.indexOf(person) < index
        ? [{ name: 'twice', path: ['members', index, 'person'] }]
        : [],
    );
  },
  page: () => '/administrative/statutory-committees',
} as const satisfies Kind;

export const kinds = [committees];
