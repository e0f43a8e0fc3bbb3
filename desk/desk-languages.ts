/**
 * A text in both languages of the desk, which speaks no other: that of a college with another
 * State's language speaks English.
 */
export type Words = { en: string; ml: string };
export type DeskLanguage = keyof Words;

const SPOKEN: Words = { en: '', ml: '' };
export const DESK_LANGUAGES = Object.keys(SPOKEN) as DeskLanguage[];

/** A value for each language of the desk. */
export function inDesk<Value>(say: (language: DeskLanguage) => Value): Record<DeskLanguage, Value> {
  return Object.fromEntries(DESK_LANGUAGES.map((each) => [each, say(each)])) as Record<
    DeskLanguage,
    Value
  >;
}

/** In which the desk speaks of a text in any language. */
export function deskLanguageOf(locale: string): DeskLanguage {
  return DESK_LANGUAGES.find((each) => each === locale) ?? 'en';
}
