import { z } from 'zod';
import { slug, text } from '#app/content/fields.ts';
import { fieldWords } from '#app/content/forms/kind-words.ts';
import { issueFaults } from '#app/content/reading/issue-faults.server.ts';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { collegeSchema, PARTS } from '#app/content/schemas/college.ts';
import { programmeSchema } from '#app/content/schemas/programmes.ts';
import { colourProblems } from '#app/features/college/checks.server.ts';
import { inEvery, LOCALES, type Locale, OWN_NAMES } from '#app/i18n/locale.ts';
import { asMessage } from '#app/lib/expected.ts';
import { kindOf } from '#app/site.ts';
import { DESK_LANGUAGES } from '#desk/server/forms/desk-languages.ts';
import { problemWords } from '#desk/server/forms/problem-words.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { choicesIn } from './starter.ts';

const { languages, name, shortName, address, phone, email, siteUrl, colours, without } =
  collegeSchema.shape;

/** Those of a college that names none. */
const USUAL: Locale[] = [...DESK_LANGUAGES];

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

/** The six questions, each with the lines in which it is answered. */
export const QUESTIONS: readonly { title: Words; lines: readonly Id[] }[] = [
  { title: { en: 'Languages', ml: 'ഭാഷകൾ' }, lines: ['languages'] },
  { title: { en: 'Name', ml: 'പേര്' }, lines: ['name', 'shortName'] },
  {
    title: { en: 'Address', ml: 'വിലാസം' },
    lines: ['address', 'place', 'district', 'phone', 'email', 'siteUrl'],
  },
  { title: { en: 'State', ml: 'സംസ്ഥാനം' }, lines: ['state', 'university'] },
  {
    title: { en: 'Degrees and departments', ml: 'ബിരുദങ്ങളും വകുപ്പുകളും' },
    lines: ['departments', 'programmes', 'without'],
  },
  { title: { en: 'Colours and mark', ml: 'നിറങ്ങളും ചിഹ്നവും' }, lines: ['colours', 'logo'] },
];

/** Lines that are asked otherwise than the field at the desk. */
const ASKED: Readonly<Partial<Record<Id, Words>>> = {
  languages: {
    en: 'Languages of the site, English first. Leave out for en, ml',
    ml: 'സൈറ്റിന്റെ ഭാഷകൾ; ആദ്യം ഇംഗ്ലീഷ്. en, ml ആണെങ്കിൽ ഒഴിവാക്കുക',
  },
  place: { en: 'Town or village', ml: 'സ്ഥലം' },
  district: { en: 'District', ml: 'ജില്ല' },
  state: { en: 'State', ml: 'സംസ്ഥാനം' },
  university: {
    en: 'University that awards the degrees; if the college awards them itself, its own name',
    ml: 'ബിരുദം നൽകുന്ന സർവകലാശാല; കോളേജ് തന്നെയാണ് നൽകുന്നതെങ്കിൽ കോളേജിന്റെ പേര്',
  },
  departments: { en: 'Departments', ml: 'വകുപ്പുകൾ' },
  programmes: {
    en: 'Programmes with the seats a year of each, such as bsc-physics=40',
    ml: 'പ്രോഗ്രാമുകൾ, ഓരോന്നിലെയും വാർഷിക സീറ്റുകൾ സഹിതം, bsc-physics=40 പോലെ',
  },
  logo: {
    en: 'Name of an SVG or PNG file with the logo. Leave out to show the drawn mark',
    ml: 'ലോഗോയുടെ SVG അല്ലെങ്കിൽ PNG ഫയലിന്റെ പേര്. ഒഴിവാക്കിയാൽ ഈ രൂപകൽപ്പനയിലെ ചിഹ്നം കാണിക്കും',
  },
  colours: {
    en: 'Colours, such as links=#0b5d4e, accent=#7a3b12, ornament=#9a7400. Leave out to keep those of this design',
    ml: 'നിറങ്ങൾ, links=#0b5d4e പോലെ. ഈ രൂപകൽപ്പനയിലെ നിറങ്ങൾ മതിയെങ്കിൽ ഒഴിവാക്കുക',
  },
};
/** How a line is typed, where it is not one text: one in each language, names, or names with values. */
const FORMS: Readonly<Partial<Record<Id, 'each' | 'names' | 'values' | 'numbers'>>> = {
  languages: 'names',
  name: 'each',
  shortName: 'each',
  address: 'each',
  place: 'each',
  district: 'each',
  state: 'each',
  university: 'each',
  departments: 'names',
  programmes: 'numbers',
  without: 'names',
  colours: 'values',
};

/** A line of a question in both languages, with what may be answered. */
export function lineOf(id: Id, { languages = USUAL, state }: Partial<Answers>): Words {
  const college = kindOf('college');
  const words =
    ASKED[id] ??
    inEvery((locale) => {
      const { title = id, hint = '' } = (college && fieldWords(college, id, locale)) ?? {};
      return [title, hint].filter(Boolean).join('. ');
    });
  const how =
    FORMS[id] === 'each' && languages.length > 1
      ? languages.map((locale) => OWN_NAMES[locale]).join(' | ')
      : choicesOf(id, state).join(', ');
  return { en: how ? `${words.en} (${how})` : words.en, ml: words.ml };
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
export function answerIn(id: Id, line: string, { languages = USUAL }: Partial<Answers>): unknown {
  if (line.trim() === '') return id === 'languages' ? USUAL : undefined;
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
    case 'values':
      return Object.fromEntries(pairs);
    case 'numbers':
      return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
    default:
      return line.trim();
  }
}

/** All that is wrong with the answer of one line, after those of earlier ones. */
export function faultsIn(id: Id, answer: unknown, earlier: Partial<Answers>): Words[] {
  const schema = z.strictObject({ [id]: answersSchema.shape[id] });
  const faults = faultsOf({ [id]: answer }, schema, earlier.languages);
  return faults.length > 0 ? faults : choiceFaults({ ...earlier, [id]: answer });
}

/**
 * The answers of a file.
 * @throws Error that names everything wrong, in the languages of the college
 */
export function answersOf(written: unknown): Answers {
  const given = { languages: USUAL, ...Object(written) };
  const { languages = USUAL } =
    answersSchema.pick({ languages: true }).loose().safeParse(given).data ?? {};
  refuse(faultsOf(given, answersSchema, languages), languages);
  const answers = parseFor(answersSchema, given, { languages }).data ?? answersSchema.parse(given);
  refuse(choiceFaults(answers), languages);
  return answers;
}

function faultsOf(
  given: unknown,
  schema: z.ZodType,
  languages: readonly Locale[] = USUAL,
): Words[] {
  const result = parseFor(schema, given, { languages });
  return (result.error?.issues ?? [])
    .flatMap((issue) => issueFaults(given, issue))
    .map((fault) => ({ place: placeOf(fault), ...problemWords(fault) }))
    .map(({ place, en, ml }) => ({ en: `${place}\n  ${en}`, ml: `  ${ml}` }));
}

/** Departments and programmes that the starter and the State do not have, and programmes whose department is missing or that need a part that the college lacks. */
function choiceFaults({
  state,
  departments = [],
  programmes = {},
  without: lacking = [],
}: Partial<Answers>): Words[] {
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
        ? [
            {
              en: `without: take out ${part}, or the programme ${id}, which needs it.`,
              ml: `without: ${part} ഒഴിവാക്കുക; അല്ലെങ്കിൽ അത് ആവശ്യമുള്ള ${id} എന്ന പ്രോഗ്രാം ഒഴിവാക്കുക.`,
            },
          ]
        : [];
    }),
    ...[...new Set(missing)].map((id) => ({
      en: `departments: add ${id}, which offers a chosen programme.`,
      ml: `departments: ${id} ചേർക്കുക; തിരഞ്ഞെടുത്ത ഒരു പ്രോഗ്രാം നൽകുന്നത് ഈ വകുപ്പാണ്.`,
    })),
  ];
}

function unknown(line: Id, names: readonly string[], known: readonly string[]): Words[] {
  const strange = names.filter((name) => !known.includes(name)).join(', ');
  const choices = known.join(', ');
  return strange === ''
    ? []
    : [
        {
          en: `${line}: there is no ${strange}. Choose from: ${choices}. Others are added at the desk.`,
          ml: `${line}: ${strange} ഇല്ല. ഇവയിൽനിന്ന് തിരഞ്ഞെടുക്കുക: ${choices}. മറ്റുള്ളവ ഡെസ്കിൽ ചേർക്കാം.`,
        },
      ];
}

/** @throws Error with the words of all faults, if there are any */
export function refuse(faults: readonly Words[], languages?: readonly Locale[]): void {
  if (faults.length > 0)
    throw new Error(faults.map((words) => saidIn(words, languages)).join('\n'));
}

/** Words in those languages of the desk that the college has, a line each. */
export function saidIn(words: Words, languages: readonly Locale[] = USUAL): string {
  return DESK_LANGUAGES.filter((each) => languages.includes(each))
    .map((each) => words[each])
    .join('\n');
}
