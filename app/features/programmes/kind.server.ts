import { AWARD, SEAT_GROUP } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { programmeSchema } from './schema.ts';
import { seatKindsSchema } from './seat-kinds-schema.ts';

const WHOLE = ['A whole number above 0.', '0-ത്തിനു മുകളിലുള്ള പൂർണസംഖ്യ.'] as const;

const programmeLabels: FieldLabels = {
  code: {
    title: ['Code', 'കോഡ്'],
    hint: ['Short name in tables, such as CSE.', 'പട്ടികകളിലെ ചുരുക്കപ്പേര്; CSE പോലെ.'],
  },
  level: {
    title: ['Level', 'തലം'],
    choices: { ug: ['Undergraduate', 'ബിരുദതലം'], pg: ['Postgraduate', 'ബിരുദാനന്തര ബിരുദതലം'] },
  },
  award: { title: ['Degree', 'ബിരുദം'], choices: AWARD },
  duration: { title: ['Duration', 'ദൈർഘ്യം'], hint: ['P4Y means four years.', 'P4Y എന്നാൽ 4 വർഷം.'] },
  Intake: { title: ['Seats a year', 'ഒരു വർഷത്തെ സീറ്റുകൾ'], hint: WHOLE },
  specializations: { title: ['Subjects studied', 'പഠനവിഷയങ്ങൾ'], item: ['Subject', 'വിഷയം'] },
  careers: { title: ['Where graduates work', 'തൊഴിൽമേഖലകൾ'] },
  subjects: { title: ['Subjects by year', 'ഓരോ വർഷത്തെയും വിഷയങ്ങൾ'] },
  'subjects.years': {
    title: ['Years', 'വർഷങ്ങൾ'],
    hint: ['An entry for each year.', 'ഓരോ വർഷത്തിനും ഒന്ന്.'],
    item: ['Subjects of the year', 'വർഷത്തെ വിഷയങ്ങൾ'],
  },
  accreditation: {
    title: ['NBA accreditation', 'എൻ.ബി.എ. അക്രഡിറ്റേഷൻ'],
    hint: ['Leave out if there is none.', 'ഇല്ലെങ്കിൽ ഒഴിവാക്കുക.'],
  },
  'accreditation.order': { title: ['Number of the order', 'ഉത്തരവിന്റെ നമ്പർ'] },
  icon: {
    title: ['Icon', 'ചിഹ്നം'],
    choices: {
      cpu: ['Processor', 'പ്രോസസർ'],
      radio: ['Radio mast', 'റേഡിയോ ടവർ'],
      zap: ['Lightning', 'മിന്നൽ'],
      cog: ['Gear wheel', 'ഗിയർ'],
      building: ['Building', 'കെട്ടിടം'],
      factory: ['Factory', 'ഫാക്ടറി'],
      flask: ['Flask', 'ഫ്ലാസ്ക്'],
      ruler: ['Ruler', 'സ്കെയിൽ'],
      code: ['Program code', 'പ്രോഗ്രാം കോഡ്'],
      bot: ['Robot', 'റോബോട്ട്'],
    },
  },
};

const seatKindLabels: FieldLabels = {
  note: { title: ['Note on the rule', 'ചട്ടത്തെക്കുറിച്ചുള്ള കുറിപ്പ്'] },
  awards: {
    title: ['Courses with these shares', 'ഈ തോത് ബാധകമായ കോഴ്സുകൾ'],
    item: ['Course', 'കോഴ്സ്'],
    choices: AWARD,
  },
  kinds: {
    title: ['Seat categories', 'സീറ്റ് വിഭാഗങ്ങൾ'],
    hint: ['Together 100 per cent.', 'ആകെ 100 ശതമാനം.'],
    item: ['Category', 'വിഭാഗം'],
  },
  'kinds.group': { title: ['Group in the picture', 'ചിത്രത്തിലെ കൂട്ടം'], choices: SEAT_GROUP },
  extra: {
    title: ['Seats in addition to the intake', 'അനുവദിച്ച സീറ്റുകൾക്കു പുറമേയുള്ളവ'],
    item: ['Category', 'വിഭാഗം'],
  },
  'extra.isCounted': {
    title: ['Work out the seats', 'സീറ്റ് കണക്കാക്കുക'],
    hint: ['Only if the rule is certain.', 'ചട്ടം വ്യക്തമാണെങ്കിൽ മാത്രം.'],
  },
};

const programmes = {
  id: 'programmes',
  rank: 12,
  single: 'programmes',
  place: 'programmes.yaml',
  form: 'list',
  schema: programmeSchema,
  key: 'id',
  title: ['Programmes', 'പ്രോഗ്രാമുകൾ'],
  entry: ['Programme', 'പ്രോഗ്രാം'],
  fields: programmeLabels,
  page: () => '/academics',
} as const satisfies Kind;

const seatKinds = {
  id: 'seat-kinds',
  rank: 29,
  single: 'seatKinds',
  place: 'seat-kinds.yaml',
  form: 'file',
  schema: seatKindsSchema,
  title: ['Seat categories', 'സീറ്റ് വിഭാഗങ്ങൾ'],
  fields: seatKindLabels,
  page: () => '/academics/admission',
} as const satisfies Kind;

export const kinds = [programmes, seatKinds];
