import type { FieldLabels } from './field-label.ts';

const STUDENTS = ['A whole number of students.', 'വിദ്യാർഥികളുടെ എണ്ണം.'] as const;
const CLOCK = ['In 24 hours, as 16:30.', '24 മണിക്കൂർ രീതിയിൽ; 16:30 പോലെ.'] as const;

export const hostelChargeLabels: FieldLabels = {
  rows: { title: ['Charges', 'നിരക്കുകൾ'], item: ['Charge', 'നിരക്ക്'] },
  'rows.rupees': { title: ['Amount', 'തുക'], hint: ['Whole rupees.', 'രൂപയിൽ, പൂർണസംഖ്യ.'] },
  'rows.period': {
    title: ['When it is paid', 'അടയ്ക്കേണ്ട സമയം'],
    choices: { joining: ['Once, when joining', 'ചേരുമ്പോൾ, ഒരിക്കൽ'], month: ['Each month', 'ഓരോ മാസവും'] },
  },
  'rows.note': { title: ['Note', 'കുറിപ്പ്'] },
};

export const busRouteLabels: FieldLabels = {
  college: { title: ['Last stop', 'അവസാന സ്റ്റോപ്പ്'] },
  routes: { title: ['Routes', 'റൂട്ടുകൾ'], item: ['Route', 'റൂട്ട്'] },
  'routes.stops': { title: ['Stops', 'സ്റ്റോപ്പുകൾ'], hint: ['In the order of the morning trip.', 'രാവിലെ പോകുന്ന ക്രമത്തിൽ.'], item: ['Stop', 'സ്റ്റോപ്പ്'] },
  'routes.stops.morning': { title: ['Time in the morning', 'രാവിലത്തെ സമയം'], hint: CLOCK },
  'routes.stops.evening': { title: ['Time in the evening', 'വൈകിട്ടത്തെ സമയം'], hint: CLOCK },
  'routes.arrives': { title: ['Arrives at the college', 'കോളേജിൽ എത്തുന്ന സമയം'], hint: CLOCK },
  'routes.leaves': { title: ['Leaves the college', 'കോളേജിൽനിന്ന് പുറപ്പെടുന്ന സമയം'], hint: CLOCK },
};

export const placementLabels: FieldLabels = {
  year: { title: ['Final year', 'അവസാന വർഷം'], hint: ['As 2025-26.', '2025-26 പോലെ.'] },
  rows: { title: ['Branches', 'ബ്രാഞ്ചുകൾ'], item: ['Branch', 'ബ്രാഞ്ച്'] },
  'rows.registered': { title: ['Registered', 'രജിസ്റ്റർ ചെയ്തവർ'], hint: STUDENTS },
  'rows.placed': { title: ['Placed', 'പ്ലേസ്മെന്റ് ലഭിച്ചവർ'], hint: STUDENTS },
  'rows.higherStudy': { title: ['Higher studies', 'ഉപരിപഠനം'], hint: STUDENTS },
};
