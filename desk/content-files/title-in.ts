import type { Locale } from '#app/i18n/locale.ts';
import { slugOf } from '#app/lib/slug.ts';
import { isGroup } from './print-yaml.ts';

/**
 * Fields by which an entry, or an item of a list, is called, in the order in which they are looked
 * for.
 */
export const TITLES = ['title', 'name', 'term', 'question', 'label', 'caption', 'alt'];

/** What an entry or an item is called in one language, as far as it is written. */
export function titleIn(value: unknown, locale: Locale): string | undefined {
  if (!isGroup(value)) return undefined;
  const words = TITLES.map((name) => value[name]).find(isGroup);
  const title = words?.[locale] ?? Object(value[locale]).title;
  return typeof title === 'string' ? title : undefined;
}

/** The name of a new entry, or of an item in it, from its English title. */
export function nameFrom(value: unknown): string {
  return slugOf(titleIn(value, 'en') ?? '');
}
