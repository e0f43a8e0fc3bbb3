import { hasItem } from '#app/content/forms/needs.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { departmentSchema } from '#app/content/schemas/departments.ts';
import { pathOf } from '#app/domain/addresses.ts';

const departments = {
  id: 'departments',
  rank: 14,
  place: 'departments/*/department.yaml',
  form: 'folder',
  schema: departmentSchema,
  key: 'id',
  hasProperNames: true,
  needs: ({ id, group, laboratories, syllabus }, entries) => {
    const own = { kind: 'departments', id: id === undefined ? id : String(id) };
    const people = entries('people').filter(({ department }) => department === id);
    const hasProgramme = entries('programmes').some(({ department }) => department === id);
    const places = entries('campus-map').flatMap((map) => (map.places as unknown[]) ?? []);
    const hasPlace = places.some((place) => hasItem(Object(place).departments, id ?? ''));
    return [
      {
        name: 'head',
        isMet: people.some(({ isHead, leftOn }) => isHead && leftOn === undefined),
        kind: 'people',
      },
      { name: 'teachers', isMet: people.length > 1, kind: 'people' },
      { name: 'programmes', isMet: hasProgramme || group === 'supporting', kind: 'programmes' },
      { name: 'laboratories', isMet: hasItem(laboratories), ...own, path: ['laboratories'] },
      { name: 'syllabus', isMet: hasItem(syllabus), ...own, path: ['syllabus'] },
      { name: 'place', isMet: hasPlace, kind: 'campus-map', id: '' },
      { name: 'pictures', isMet: id !== undefined, kind: 'gallery' },
    ];
  },
  page: (id) => pathOf('departments', id),
} as const satisfies Kind;

export const kinds = [departments];
