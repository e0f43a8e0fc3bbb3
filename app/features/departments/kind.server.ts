import { DEPARTMENT_GROUP } from '#app/content/forms/choices.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { departmentSchema } from '#app/content/schemas/departments.ts';

const departments = {
  id: 'departments',
  rank: 14,
  place: 'departments/*/department.yaml',
  form: 'folder',
  schema: departmentSchema,
  key: 'id',
  idFields: ['department', 'departments'],
  hasProperNames: true,
  choices: { group: DEPARTMENT_GROUP },
  page: (id) => `/department/${id}`,
} as const satisfies Kind;

export const kinds = [departments];
