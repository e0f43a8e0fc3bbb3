import type { Kind } from '#app/content/kind.server.ts';
import { categorySchema, feeHeadSchema, feesSchema, scholarshipSchema } from './schema.ts';

export { checkFees as check } from './checks.server.ts';

const fees = {
  id: 'fees',
  rank: 8,
  single: 'fees',
  place: 'fees.yaml',
  form: 'list',
  schema: feeHeadSchema,
  whole: feesSchema,
  key: 'id',
  page: () => '/admissions',
} as const satisfies Kind;

const scholarships = {
  id: 'scholarships',
  rank: 9,
  single: 'scholarships',
  place: 'scholarships.yaml',
  form: 'list',
  schema: scholarshipSchema,
  key: 'id',
  page: () => '/admissions',
} as const satisfies Kind;

const categories = {
  id: 'categories',
  rank: 10,
  isRare: true,
  single: 'categories',
  place: 'categories.yaml',
  form: 'list',
  schema: categorySchema,
  key: 'id',
  page: () => '/admissions',
} as const satisfies Kind;

export const kinds = [fees, scholarships, categories];
