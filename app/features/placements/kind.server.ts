import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { placementsSchema } from './schema.ts';

const STUDENTS = ['A whole number of students.', 'വിദ്യാർഥികളുടെ എണ്ണം.'] as const;

const placementLabels: FieldLabels = {
  year: { title: ['Final year', 'അവസാന വർഷം'], hint: ['As 2025-26.', '2025-26 പോലെ.'] },
  rows: { title: ['Branches', 'ബ്രാഞ്ചുകൾ'], item: ['Branch', 'ബ്രാഞ്ച്'] },
  'rows.registered': { title: ['Registered', 'രജിസ്റ്റർ ചെയ്തവർ'], hint: STUDENTS },
  'rows.placed': { title: ['Placed', 'പ്ലേസ്മെന്റ് ലഭിച്ചവർ'], hint: STUDENTS },
  'rows.higherStudy': { title: ['Higher studies', 'ഉപരിപഠനം'], hint: STUDENTS },
};

const placements = {
  id: 'placements',
  rank: 28,
  single: 'placements',
  place: 'placements.yaml',
  form: 'file',
  schema: placementsSchema,
  title: ['Placement figures', 'പ്ലേസ്മെന്റ് കണക്കുകൾ'],
  fields: placementLabels,
  page: () => '/campus-life/placement',
} as const satisfies Kind;

export const kinds = [placements];
