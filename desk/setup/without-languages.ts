import { isDeepStrictEqual } from 'node:util';
import { FIRST, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { isUnpublished, mayLack } from '#app/i18n/published.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/**
 * A value without the texts of languages that are not published, and without English in the place
 * of one that may be lacking.
 */
export function without(value: unknown, published: Publishing): unknown {
  if (Array.isArray(value)) {
    const kept = value
      .filter((item) => typeof item !== 'string' || !isUnpublished(item, published))
      .map((item) => without(item, published));
    // Of two words that mean the same, one alone says nothing.
    return kept.filter((item) => !Array.isArray(item) || item.length > 1);
  }
  if (!isGroup(value)) return value;
  const isText = isOfLanguages(value);
  const kept = Object.entries(value).filter(([name, words]) => {
    // What is there in languages of others alone is there in none.
    if (isOfLanguages(words) && !published.languages.some((locale) => locale in words))
      return false;
    const locale = isText ? parseLocale(name) : undefined;
    if (!locale) return true;
    const isEnglish = mayLack(locale) && isDeepStrictEqual(words, value[FIRST]);
    return published.languages.includes(locale) && !isEnglish;
  });
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, published)]));
}

function isOfLanguages(value: unknown): value is Record<string, unknown> {
  const names = isGroup(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every(parseLocale);
}
