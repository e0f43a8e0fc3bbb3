import { z } from 'zod';
import { slug } from '#app/content/fields.ts';
import { fieldWords } from '#app/content/forms/kind-words.ts';
import { issueFaults } from '#app/content/reading/issue-faults.server.ts';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { collegeSchema } from '#app/content/schemas/college.ts';
import { programmeSchema } from '#app/content/schemas/programmes.ts';
import { colourProblems } from '#app/features/college/checks.server.ts';
import { inEvery, inLanguages, LOCALES, OWN_NAMES, type Publishing } from '#app/i18n/locale.ts';
import { asMessage, say } from '#app/lib/expected.ts';
import { kindOf } from '#app/site.ts';
import { kindTitles } from '#desk/server/forms/form-words.ts';
import { problemWords } from '#desk/server/forms/problem-words.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { OWN } from './packs.ts';

const {
  name,
  shortName,
  government,
  directorate,
  university,
  universityShort,
  address,
  location,
  phone,
  email,
  siteUrl,
  ids,
  portals,
  closed,
  social,
  colours,
  without,
} = collegeSchema.shape;

/** What a new college answers; all but the first lines can wait. */
export const answersSchema = z.strictObject({
  /** Not asked; without it, all in which this product has words. */
  languages: collegeSchema.shape.languages.optional(),
  name,
  shortName,
  address,
  phone,
  email,
  siteUrl,
  /** Left out, that of the sample college; another one needs its university. */
  state: name.optional(),
  /** Of another State: who allots the seats, if not simply its admission authority. */
  examiningBody: name.optional(),
  government: government.optional(),
  directorate: directorate.optional(),
  university: university.optional(),
  universityShort: universityShort.optional(),
  ids: ids.partial().optional(),
  location: location.optional(),
  closed: closed.optional(),
  portals: portals.optional(),
  social: social.optional(),
  /** Ids of those that it has; without an answer, the departments of its programmes and all supporting ones. */
  departments: z.array(slug).min(1).optional(),
  /** Seats a year of each programme that it has. */
  programmes: z.record(slug, programmeSchema.shape.Intake, {
    error: say('the seats of each programme', 'ഓരോ പ്രോഗ്രാമിലെയും സീറ്റുകൾ'),
  }),
  /** Parts that it lacks, such as a hostel. */
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

/** How an answer is typed in one line. */
const FORMS = {
  text: { example: () => '', read: (line: string): unknown => line },
  both: { example: inTheirNames, read: inEachLanguage },
  list: {
    example: (names: readonly string[]) => `(${names.join(', ')})`,
    read: (line: string) => line.split(',').map((each) => each.trim()),
  },
  pairs: { example: withSign, read: (line: string) => pairs(line, String) },
  numbers: { example: withSign, read: (line: string) => pairs(line, Number) },
} as const;

const FORM_OF = {
  name: 'both',
  shortName: 'both',
  address: 'both',
  phone: 'text',
  email: 'text',
  siteUrl: 'text',
  state: 'both',
  university: 'both',
  examiningBody: 'both',
  ids: 'pairs',
  portals: 'pairs',
  departments: 'list',
  programmes: 'numbers',
  without: 'list',
  logo: 'text',
  colours: 'pairs',
} as const satisfies Partial<Record<keyof Answers, keyof typeof FORMS>>;
type Id = keyof typeof FORM_OF;

/** The questions in their order. */
export const QUESTIONS = Object.keys(FORM_OF) as Id[];

/**
 * A question in both languages.
 * @param choices names that the answer may have
 * @param published languages in which a text is given
 */
export function questionOf(
  id: Id,
  choices: readonly string[],
  published: Publishing = { languages: LOCALES },
): Words {
  const { title, hint } = askedOf(id);
  const { example } = FORMS[FORM_OF[id]];
  const how = example(
    choices.length > 0 ? choices : Object.keys(unwrapped(id).shape ?? {}),
    published,
  );
  const { en, ml } = inEvery((locale) =>
    [title[locale], hint?.[locale]].filter(Boolean).join('. '),
  );
  return { en: `${en} ${how}`.trim(), ml };
}

/** The answer in a typed line; `undefined` leaves the question for later. */
export function answerIn(
  id: Id,
  line: string,
  published: Publishing = { languages: LOCALES },
): unknown {
  return line.trim() === '' ? undefined : FORMS[FORM_OF[id]].read(line.trim(), published);
}

/** Asked only of a college in another State than the sample. */
export const ELSEWHERE: readonly Id[] = ['university', 'examiningBody'];

type Asked = { title: Words; hint?: Words };

/** Questions whose field at the desk asks for less, or in another way. */
const ASKED: Readonly<Partial<Record<Id, Asked>>> = {
  programmes: {
    title: {
      en: 'Programmes, with the seats a year of each',
      ml: 'പ്രോഗ്രാമുകൾ, ഓരോന്നിലെയും വാർഷിക സീറ്റുകൾ സഹിതം',
    },
  },
  state: {
    title: { en: 'State', ml: 'സംസ്ഥാനം' },
    hint: { en: `Leave out for ${OWN.name.en}.`, ml: `${OWN.name.ml} ആണെങ്കിൽ ഒഴിവാക്കുക.` },
  },
  university: {
    title: { en: 'University that awards the degrees', ml: 'ബിരുദം നൽകുന്ന സർവകലാശാല' },
    hint: {
      en: 'If the college awards them itself, its own name.',
      ml: 'കോളേജ് തന്നെയാണ് നൽകുന്നതെങ്കിൽ കോളേജിന്റെ പേര്.',
    },
  },
  examiningBody: { title: { en: 'Body that allots the seats', ml: 'സീറ്റ് അനുവദിക്കുന്ന സ്ഥാപനം' } },
  logo: {
    title: { en: 'Logo', ml: 'ലോഗോ' },
    hint: {
      en: 'Name of an SVG or PNG file. Leave out to show the drawn mark.',
      ml: 'SVG അല്ലെങ്കിൽ PNG ഫയലിന്റെ പേര്. ഒഴിവാക്കിയാൽ ഈ രൂപകൽപ്പനയിലെ ചിഹ്നം കാണിക്കും.',
    },
  },
  colours: {
    title: { en: 'Colours', ml: 'നിറങ്ങൾ' },
    hint: {
      en: 'Such as links=#0b5d4e. Leave out to keep the colours of this design.',
      ml: 'links=#0b5d4e പോലെ. ഈ രൂപകൽപ്പനയിലെ നിറങ്ങൾ മതിയെങ്കിൽ ഒഴിവാക്കുക.',
    },
  },
};

function askedOf(id: Id): Asked {
  const asked = ASKED[id];
  if (asked) return asked;
  const college = kindOf('college');
  if (!college || !(id in collegeSchema.shape)) return { title: kindTitles(id).title };
  const words = inEvery((locale) => fieldWords(college, id, locale) ?? { title: id, hint: '' });
  return {
    title: inEvery((locale) => words[locale].title),
    hint: inEvery((locale) => words[locale].hint ?? ''),
  };
}

function unwrapped(id: Id): { shape?: object } {
  const schema = answersSchema.shape[id];
  return (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as { shape?: object };
}

/**
 * The answers of a file.
 * @param more finds what else is wrong with those that can be read
 * @throws Error that names everything wrong in both languages
 */
export function answersOf(
  written: unknown,
  more: (answers: Partial<Answers>) => readonly Words[] = () => [],
): Answers {
  const { languages = LOCALES } =
    answersSchema.pick({ languages: true }).loose().safeParse(written).data ?? {};
  const result = parseFor(answersSchema, written, { languages });
  if (result.success) {
    refuse(more(result.data));
    return result.data;
  }
  const faults = result.error.issues
    .flatMap((issue) => issueFaults(written, issue))
    .map((fault) => ({ place: placeOf(fault), ...problemWords(fault) }))
    .map(({ place, en, ml }) => ({ en: `${place}\n  ${en}`, ml: `  ${ml}` }));
  throw refusal([...faults, ...more(readableIn(written, { languages }))]);
}

/** The answers that are right by themselves. */
function readableIn(written: unknown, published: Publishing): Partial<Answers> {
  const { shape } = answersSchema;
  return Object.fromEntries(
    Object.entries({ ...Object(written) }).flatMap(([id, answer]) => {
      const schema = id in shape ? shape[id as keyof Answers] : undefined;
      const result = schema && parseFor<z.ZodType>(schema, answer, published);
      return result?.success ? [[id, result.data]] : [];
    }),
  );
}

/** @throws Error with the words of all faults, if there are any */
export function refuse(faults: readonly Words[]): void {
  if (faults.length > 0) throw refusal(faults);
}

function refusal(faults: readonly Words[]): Error {
  return new Error(faults.flatMap((words) => Object.values(words)).join('\n'));
}

/** Names in an answer that it may not have. */
export function unknownIn(answer: unknown, choices: readonly string[]): string[] {
  const names: string[] = Array.isArray(answer) ? answer : Object.keys(answer ?? {});
  return choices.length === 0 ? [] : names.filter((name) => !choices.includes(name));
}

function withSign(names: readonly string[]): string {
  return `(${names.map((name) => `${name}=…`).join(', ')})`;
}

function inTheirNames(_: readonly string[], { languages }: Publishing): string {
  return languages.length > 1
    ? `(${languages.map((locale) => OWN_NAMES[locale]).join(' | ')})`
    : '';
}

function inEachLanguage(line: string, published: Publishing) {
  const parts = line.split('|').map((words) => words.trim());
  return inLanguages(published, (locale) => parts[published.languages.indexOf(locale)] ?? '');
}

function part(line: string, sign: string, index: number): string {
  return line.split(sign)[index]?.trim() ?? '';
}

function pairs<Value>(line: string, read: (text: string) => Value): Record<string, Value> {
  return Object.fromEntries(
    line
      .split(',')
      .map((each) => [part(each, '=', 0), read(each.slice(each.indexOf('=') + 1).trim())]),
  );
}
