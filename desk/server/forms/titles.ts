import { COURSE } from '#app/content/forms/choices.ts';
import { FIRST, inEvery, type Publishing } from '#app/i18n/locale.ts';
import { languageOf } from '#app/i18n/published.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { searchable } from '#desk/content-files/search-words.ts';
import { titleIn } from '#desk/content-files/title-in.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';

type Json = Record<string, unknown>;

/**
 * What an entry is called in lists and choices: its name or title, in a draft perhaps in one
 * language only, else its id.
 */
export function titleOf(value: unknown, id: string): Words {
  const texts = inEvery((locale) => titleIn(value, locale));
  const any = Object.values(texts).find(Boolean);
  if (any === undefined || !isGroup(value)) return { en: id, ml: id };
  return withCourses(
    value,
    inDesk((each) => texts[each] || any),
  );
}

/** Programmes of two degrees, and fees, have the same names. */
function withCourses({ award, code, amounts }: Json, { en, ml }: Words): Words {
  const courses = isGroup(amounts) ? Object.keys(amounts) : [];
  return inDesk((locale) => {
    const paidIn = courses.flatMap((course) => COURSE(locale)[course] ?? course).join(', ');
    const title = { en, ml }[locale];
    const beside = typeof award === 'string' ? String(code) : paidIn;
    return beside ? `${title} (${beside})` : title;
  });
}

const searched = new WeakMap<object, string>();

/** Every text of an entry as one line, for the search of the lists. */
export function searchText(value: unknown): string {
  if (!isGroup(value)) return searchable(textOf(value));
  const text = searched.get(value) ?? searchable(textOf(value));
  searched.set(value, text);
  return text;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (isGroup(value)) return textOf(Object.values(value));
  return String(value ?? '');
}

/** The day by which an entry is ordered in lists, newest first. */
export function listedDay(value: unknown): string | undefined {
  if (!isGroup(value)) return undefined;
  const day =
    value.updatedOn ??
    value.issuedOn ??
    value.start ??
    value.publishedAt ??
    value.opensAt ??
    value.signedOn;
  return typeof day === 'string' ? day.slice(0, 10) : undefined;
}

/**
 * Whether a text of several words is not yet in the letters of another language that is published.
 */
export function lacksTranslation(value: unknown, published: Publishing): boolean {
  if (Array.isArray(value)) return value.some((item) => lacksTranslation(item, published));
  if (!isGroup(value)) return false;
  const text = value[FIRST];
  if (typeof text !== 'string')
    return Object.values(value).some((field) => lacksTranslation(field, published));
  const others = published.languages.filter((locale) => locale !== FIRST);
  return (
    /[a-z]{4} [a-z]{4}/.test(text) &&
    others.some((locale) => languageOf(String(value[locale] ?? '')) !== locale)
  );
}
