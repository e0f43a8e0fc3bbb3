import type { Locale } from '#app/i18n/locale.ts';

/** The title of an entry in one language, as far as it is written. */
export function titleIn(value: unknown, locale: Locale): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    title,
    name,
    label,
    term,
    question,
    caption,
    alt,
    [locale]: text,
  } = value as Record<string, Partial<Record<Locale | 'title', string>> | undefined>;
  return (title ?? name ?? label ?? term ?? question ?? caption ?? alt)?.[locale] ?? text?.title;
}
