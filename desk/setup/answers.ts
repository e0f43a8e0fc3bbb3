import { z } from 'zod';
import { slug, text } from '#app/content/fields.ts';
import { fieldWords } from '#app/content/forms/kind-words.ts';
import { issueFaults } from '#app/content/reading/issue-faults.server.ts';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { collegeSchema, PARTS } from '#app/content/schemas/college.ts';
import { programmeSchema } from '#app/content/schemas/programmes.ts';
import { colourProblems } from '#app/features/college/checks.server.ts';
import { FIRST, LOCALES, type Locale, OWN_NAMES } from '#app/i18n/locale.ts';
import { asMessage } from '#app/lib/expected.ts';
import { kindOf } from '#app/site.ts';
import { problemWords } from '#desk/server/forms/problem-words.ts';
import { choicesIn, statesKnown } from './starter.ts';

const { languages, name, shortName, address, phone, email, siteUrl } = collegeSchema.shape;
const { closed, officeHours, colours, without } = collegeSchema.shape;

/** What a new college answers. */
const answersSchema = z.strictObject({
  languages,
  name,
  shortName,
  address,
  /** Town or village, and district, as texts name them. */
  place: text,
  district: text,
  phone,
  email,
  siteUrl,
  state: text,
  /** Left out, they stand in the list of what is left. */
  closed: closed.optional(),
  officeHours: officeHours.optional(),
  /** Which awards the degrees; if the college does so itself, its own name. */
  university: text,
  /** Ids of usual ones, of the starter or the State; others are added at the desk. */
  departments: z.array(slug),
  /** Seats a year of each. */
  programmes: z.record(slug, programmeSchema.shape.Intake),
  without,
  /** File of the logo. */
  logo: z.string().optional(),
  colours: colours.superRefine((chosen = {}, context) => {
    for (const { path, expected, found } of colourProblems(chosen))
      context.addIssue({
        code: 'custom',
        path: [...path],
        message: asMessage(expected),
        params: { found },
      });
  }),
});
export type Answers = z.infer<typeof answersSchema>;
type Id = keyof Answers;

/** The questions, each with the lines in which it is answered; commands speak English. */
export const QUESTIONS: readonly { title: string; lines: readonly Id[] }[] = [
  { title: 'Languages', lines: ['languages'] },
  { title: 'Name', lines: ['name', 'shortName'] },
  { title: 'Address', lines: ['address', 'place', 'district', 'phone', 'email', 'siteUrl'] },
  { title: 'State', lines: ['state', 'university'] },
  { title: 'Working days', lines: ['closed', 'officeHours'] },
  { title: 'Degrees and departments', lines: ['departments', 'programmes', 'without'] },
  { title: 'Colours and mark', lines: ['colours', 'logo'] },
];

/** Lines that are asked otherwise than the field at the desk. */
const ASKED: Readonly<Partial<Record<Id, string>>> = {
  languages: 'Languages of the site, English first, such as en, ml',
  place: 'Town or village',
  district: 'District',
  state: 'State',
  university: 'University that awards the degrees; if the college awards them itself, its own name',
  closed:
    'Weekly holidays, such as sun, sat-2 (the second Saturday). Leave out what nobody can say yet',
  officeHours: 'Office hours on working days, such as 10:00-16:00',
  departments: 'Departments',
  programmes: 'Programmes with the seats a year of each, such as bsc-physics=40',
  logo: 'Name of an SVG or PNG file with the logo. Leave out to show the drawn mark',
  colours:
    'Colours, such as links=#0b5d4e, accent=#7a3b12, ornament=#9a7400. Leave out to keep those of this design',
};
/**
 * How a line is typed, where it is not one text: one in each language, names, or names with values.
 */
const FORMS: Readonly<Partial<Record<Id, 'each' | 'names' | 'values' | 'numbers' | 'times'>>> = {
  languages: 'names',
  name: 'each',
  shortName: 'each',
  address: 'each',
  place: 'each',
  district: 'each',
  state: 'each',
  university: 'each',
  closed: 'names',
  officeHours: 'times',
  departments: 'names',
  programmes: 'numbers',
  without: 'names',
  colours: 'values',
};

/** A line of a question, with what may be answered. */
export function lineOf(id: Id, { languages = [], state }: Partial<Answers>): string {
  const college = kindOf('college');
  const { title = id, hint = '' } = (college && fieldWords(college, id, FIRST)) ?? {};
  const words = ASKED[id] ?? [title, hint].filter(Boolean).join('. ');
  const states = id === 'state' ? `. Those with texts: ${statesKnown().join(', ')}` : '';
  const how =
    FORMS[id] === 'each' && languages.length > 1
      ? languages.map((locale) => OWN_NAMES[locale]).join(' | ')
      : choicesOf(id, state).join(', ');
  return how ? `${words}${states} (${how})` : `${words}${states}`;
}

function choicesOf(id: Id, state: Answers['state'] | undefined): readonly string[] {
  if (id === 'languages') return LOCALES;
  if (id === 'without') return PARTS;
  if (!state) return [];
  const { departments, programmes } = choicesIn({ state });
  if (id === 'departments') return departments;
  return id === 'programmes' ? programmes.map((programme) => programme.id) : [];
}

/** The answer in a typed line; `undefined` for an empty one. */
export function answerIn(id: Id, line: string, { languages = [] }: Partial<Answers>): unknown {
  if (line.trim() === '') return undefined;
  const parts = (sign: string, source = line) => source.split(sign).map((part) => part.trim());
  const pairs = parts(',').map((pair) => parts('=', pair));
  switch (FORMS[id]) {
    case 'each':
      // A language that is not typed is left out: for one that is partial English stands.
      return Object.fromEntries(
        languages.map((locale, index) => [locale, parts('|')[index]]).filter(([, typed]) => typed),
      );
    case 'names':
      return parts(',');
    case 'times': {
      const [from, until] = parts('-');
      return { from, until };
    }
    case 'values':
      return Object.fromEntries(pairs);
    case 'numbers':
      return Object.fromEntries(
        pairs.map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)]),
      );
    default:
      return line.trim();
  }
}

/** All that is wrong with the answer of one line, after those of earlier ones. */
export function faultsIn(id: Id, answer: unknown, earlier: Partial<Answers>): string[] {
  const schema = z.strictObject({ [id]: answersSchema.shape[id] });
  const faults = faultsOf({ [id]: answer }, schema, earlier.languages);
  return faults.length > 0 ? faults : choiceFaults({ ...earlier, [id]: answer });
}

/**
 * The answers of a file.
 * @throws Error that names everything wrong
 */
export function answersOf(given: unknown): Answers {
  const { languages } = answersSchema.pick({ languages: true }).loose().safeParse(given).data ?? {};
  refuse(faultsOf(given, answersSchema, languages));
  const answers = parseFor(answersSchema, given, { languages: languages ?? [FIRST] }).data;
  refuse(choiceFaults(answers ?? {}));
  return answers ?? answersSchema.parse(given);
}

function faultsOf(
  given: unknown,
  schema: z.ZodType,
  languages: readonly Locale[] = [FIRST],
): string[] {
  const result = parseFor(schema, given, { languages });
  return (result.error?.issues ?? [])
    .flatMap((issue) => issueFaults(given, issue))
    .map((fault) => `${placeOf(fault)}\n  ${problemWords(fault).en}`);
}

/**
 * Departments and programmes that the starter and the State do not have, and programmes whose
 * department is missing or that need a part that the college lacks.
 */
function choiceFaults({
  state,
  departments = [],
  programmes = {},
  without: lacking = [],
}: Partial<Answers>): string[] {
  if (!state) return [];
  const known = choicesIn({ state });
  const given = Object.keys(programmes);
  const missing = known.programmes
    .filter(({ id, department }) => given.includes(id) && !departments.includes(department))
    .map(({ department }) => department);
  return [
    ...unknown('departments', departments, known.departments),
    ...unknown(
      'programmes',
      given,
      known.programmes.map(({ id }) => id),
    ),
    ...known.programmes.flatMap(({ id, award }) => {
      const part = known.degrees.find((degree) => degree.id === award)?.needs;
      return part && given.includes(id) && lacking.includes(part)
        ? [`without: take out ${part}, or the programme ${id}, which needs it.`]
        : [];
    }),
    ...[...new Set(missing)].map(
      (id) => `departments: add ${id}, which offers a chosen programme.`,
    ),
  ];
}

function unknown(line: Id, names: readonly string[], known: readonly string[]): string[] {
  const strange = names.filter((name) => !known.includes(name)).join(', ');
  return strange === ''
    ? []
    : [
        `${line}: there is no ${strange}. Choose from: ${known.join(', ')}. Others are added at the desk.`,
      ];
}

/** @throws Error with all faults, if there are any */
export function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
