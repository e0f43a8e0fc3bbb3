import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { hostelChargesSchema } from './schema.ts';

const hostelChargeLabels: FieldLabels = {
  rows: { title: ['Charges', 'നിരക്കുകൾ'], item: ['Charge', 'നിരക്ക്'] },
  'rows.rupees': { title: ['Amount', 'തുക'], hint: ['Whole rupees.', 'രൂപയിൽ, പൂർണസംഖ്യ.'] },
  'rows.period': {
    title: ['When it is paid', 'അടയ്ക്കേണ്ട സമയം'],
    choices: {
      joining: ['Once, when joining', 'ചേരുമ്പോൾ, ഒരിക്കൽ'],
      month: ['Each month', 'ഓരോ മാസവും'],
    },
  },
  'rows.note': { title: ['Note', 'കുറിപ്പ്'] },
};

const hostelCharges = {
  id: 'hostel-charges',
  rank: 26,
  single: 'hostelCharges',
  place: 'hostel-charges.yaml',
  form: 'file',
  schema: hostelChargesSchema,
  title: ['Hostel and mess charges', 'ഹോസ്റ്റൽ, മെസ് നിരക്കുകൾ'],
  fields: hostelChargeLabels,
  page: () => '/facilities/hostel',
} as const satisfies Kind;

export const kinds = [hostelCharges];
