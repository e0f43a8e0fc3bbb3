import { isDeepStrictEqual } from 'node:util';
import { FIRST, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { isUnpublished, mayLack } from '#app/i18n/published.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** A value without the texts of languages that are not published, and without English in the place of one that may be lacking. */
export function without(value: unknown, published: Publishing): unknown {
  if (Array.isArray(value)) {
    const kept = value
      .filter((item) => typeof item !== 'string' || !isUnpublished(item, published))
      .map((item) => without(item, published));
    // Of two words that mean the same, one alone says nothing.
    return kept.filter((item) => !Array.isArray(item) || item.length > 1);
  }
  if (!isGroup(value)) return value;
  const isText = FIRST in value && Object.keys(value).every(parseLocale);
  const kept = Object.entries(value).filter(([name, words]) => {
    const locale = isText ? parseLocale(name) : undefined;
    if (!locale) return true;
    const isEnglish = mayLack(locale) && isDeepStrictEqual(words, value[FIRST]);
    return published.languages.includes(locale) && !isEnglish;
  });
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, published)]));
}
