import { parse } from 'yaml';
import { z } from 'zod';
import { valueAt } from '#app/content/forms/title-at.ts';
import { FIRST, LOCALES, type Locale, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { checkingFor, isUnpublished, mayLack } from '#app/i18n/published.ts';
import { asMessage, atMostCharacters, type Expected } from '#app/lib/expected.ts';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The languages in a source of college.yaml; all of them while it names none, which the check of
 * the file reports.
 */
export function languagesIn(source: string): Publishing {
  try {
    const college: unknown = parse(source);
    const named =
      isGroup(college) && Array.isArray(college.languages)
        ? college.languages.flatMap((name) => parseLocale(name) ?? [])
        : [];
    return { languages: named.includes(FIRST) ? named : LOCALES };
  } catch {
    return { languages: LOCALES };
  }
}

/** The languages of an entry: all of the college, or the only one in which it exists. */
type Languages = Publishing & { only: Locale | undefined };

/** The only language of an entry, where the college publishes it. */
function onlyOf(value: unknown, { languages }: Publishing): Locale | undefined {
  return isGroup(value) ? languages.find((locale) => locale === value.only) : undefined;
}

/** Whether a language may be missing in the texts of an entry. */
const isLacked = (locale: Locale, only: Locale | undefined) =>
  only === undefined ? mayLack(locale) : locale !== only;

/**
 * Whether a text has words of its own in a language: one that is not published never has, and some
 * may lack it.
 */
function hasOwn(text: unknown, locale: Locale, { languages, only }: Languages): boolean {
  return (
    languages.includes(locale) &&
    (!isLacked(locale, only) || (isGroup(text) && text[locale] !== undefined))
  );
}

/**
 * A value of a file in the shape for all languages: a text without words in one has those of the
 * first, or of the only one of its entry, so that no page, file or search can show others.
 */
function filledIn(value: unknown, published: Languages): unknown {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, published));
  if (!isGroup(value)) return value;
  const { only = FIRST } = published;
  const names = Object.keys(value);
  const isText = names.includes(only) && names.every((name) => parseLocale(name));
  if (!isText)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, filledIn(item, published)]),
    );
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, value[hasOwn(value, locale, published) ? locale : only]]),
  );
}

/**
 * The longest text of a field in UTF-16 units, many times the longest of this site: a longer one is
 * looked at by no other rule.
 */
const LONGEST_TEXT = 10_000;

const NO_LONGER: Expected = {
  en: `${atMostCharacters(LONGEST_TEXT).en}; a longer table is attached as a list`,
  ml: `${atMostCharacters(LONGEST_TEXT).ml}; വലിയ പട്ടിക അറിയിപ്പിനൊപ്പം ചേർക്കുക`,
};

const ofUsualLength = z.unknown().superRefine((value, context) => {
  for (const { path, length } of longTexts(value, LONGEST_TEXT))
    context.addIssue({
      code: 'custom',
      path,
      message: asMessage(NO_LONGER),
      params: { found: String(length) },
    });
});

/** The texts of a value that are longer than a limit. */
export function longTexts(
  value: unknown,
  most: number,
  path: (string | number)[] = [],
): { path: (string | number)[]; length: number }[] {
  if (typeof value === 'string') return value.length > most ? [{ path, length: value.length }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => longTexts(item, most, [...path, index]));
  return isGroup(value)
    ? Object.entries(value).flatMap(([name, item]) => longTexts(item, most, [...path, name]))
    : [];
}

/** What a schema says of a value in which only the texts of published languages must be there. */
export function parseFor<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  published: Publishing,
) {
  const { error } = ofUsualLength.safeParse(value);
  if (error) return { success: false as const, error, data: undefined };
  const only = onlyOf(value, published);
  const own = { ...published, only };
  const filled = filledIn(value, own);
  const check = (languages: readonly Locale[]) =>
    checkingFor({ languages }, () => schema.safeParse(filled));
  // What is wrong with a text is wrong with those that it stands for too, and is said once.
  const isFilled = (path: readonly PropertyKey[]) =>
    path.some((name, index) => {
      const locale = parseLocale(name);
      return locale && !hasOwn(valueAt(value, path.slice(0, index)), locale, own);
    });
  const ownIssues = ({ issues }: z.ZodError) => issues.filter(({ path }) => !isFilled(path));
  const all = check(published.languages);
  // If nothing is wrong but that another language stands for what may be lacking, it is right.
  const isFinal = all.success || ownIssues(all.error).length > 0;
  const result = isFinal
    ? all
    : check(published.languages.filter((locale) => !isLacked(locale, only)));
  if (result.success) return result;
  return {
    success: false as const,
    error: new z.ZodError(ownIssues(result.error)),
    data: undefined,
  };
}

/**
 * A value without words in other languages in lists of words of all languages, such as the synonyms
 * of the search.
 */
export function withoutOthers<Value>(value: Value, published: Publishing): Value {
  if (published.languages.length === LOCALES.length) return value;
  return pruned(value, published) as Value;
}

function pruned(value: unknown, published: Publishing): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item !== 'string' || !isUnpublished(item, published))
      .map((item) => pruned(item, published));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, pruned(item, published)]),
  );
}
