import type { Kind } from '#app/content/kind.server.ts';
import { collegeSchema } from '#app/content/schemas/college.ts';

export { checkCollege as check } from './checks.server.ts';

const college = {
  id: 'college',
  rank: 35,
  single: 'college',
  place: 'college.yaml',
  form: 'file',
  schema: collegeSchema,
  files: { kind: 'logo', field: 'logo', folder: () => '', name: () => 'logo' },
} as const satisfies Kind;

export const kinds = [college];
