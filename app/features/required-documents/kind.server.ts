import type { Kind } from '#app/content/kind.server.ts';
import { paperSchema, papersSchema } from '#app/content/schemas/required-documents.ts';

export { checkPapers as check } from './checks.server.ts';

const papers = {
  id: 'papers',
  rank: 11,
  single: 'papers',
  place: 'papers.yaml',
  form: 'list',
  schema: paperSchema,
  whole: papersSchema,
  key: 'id',
  page: () => '/admissions',
} as const satisfies Kind;

export const kinds = [papers];
