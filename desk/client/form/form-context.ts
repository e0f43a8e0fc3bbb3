import { createContext, useContext } from 'react';
import { type Locale, parseLocale } from '#app/i18n/locale.ts';
import type { Behind, Mistake, NamedChoice, Place, TextParts } from '../api.ts';
import type { DeskLanguage, DeskMessages } from '../messages.ts';

export type Term = { en: string; lang: Locale; words: string };

/** What every field of a form may need. */
export type FormContext = {
  locale: DeskLanguage;
  words: DeskMessages;
  choices: Record<string, NamedChoice[]>;
  glossary: readonly Term[];
  /** What a text of a page can show of the data of the site, and in its sentences. */
  shows?: TextParts | undefined;
  /**
   * Adds items to a list, after what is there at that moment; items that are still empty are
   * replaced.
   */
  append: (path: readonly (string | number)[], items: readonly unknown[]) => void;
  /** Puts a value into a field; `undefined` takes it out, with all that is in it. */
  put: (path: readonly (string | number)[], value: unknown) => void;
  /** Changes several fields at once, from what the entry is at that moment. */
  change: (next: (entry: unknown) => unknown) => void;
  /** Puts the spelling of the site into a field. */
  correctSpelling: (path: readonly (string | number)[]) => void;
  /** Says that a text needs no change, although that of the other language was changed. */
  stillRight: (path: readonly (string | number)[]) => void;
  /**
   * What the form calls a place, such as `Menu 2, Entries below it 3`: two lists may have items of
   * the same number and title.
   */
  placeName: (path: readonly (string | number)[]) => string;
  /** Whether the person may add documents. */
  mayAttach: boolean;
  /** Whether the server can read the letters of a scan. */
  readsScans?: boolean | undefined;
  /** The entry: files are sent for it. */
  place: Place;
};

/**
 * The complete entry being edited and its mistakes, apart from what every field needs: a change
 * draws only what shows it.
 */
export const ValueContext = createContext<unknown>(undefined);
export const MistakesContext = createContext<readonly Mistake[]>([]);
/** What may be meant as it is. */
export const AdviceContext = createContext<readonly (Mistake & Partial<Behind>)[]>([]);

/** Days that the texts of the entry name and its list of days can take. */
export const OffersContext = createContext<readonly string[]>([]);

/**
 * Within a group that may be left out, and of which nothing is written yet: nothing in it is
 * required.
 */
export const LeftOutContext = createContext(false);

/** The only language in which the entry exists, if it does in one: the others are not asked for. */
export const OnlyContext = createContext<unknown>(undefined);

/** Whether a field has to be written, where its group is there. */
export function useRequired(isRequired: boolean | undefined): boolean {
  return useContext(LeftOutContext) ? false : isRequired === true;
}

/**
 * The mistakes at a field of the entry that is open; `isWhole` also takes those of its parts, which
 * have no field of their own.
 */
export function mistakesAt<Said extends Mistake>(
  mistakes: readonly Said[],
  place: readonly (string | number)[],
  isWhole: boolean,
): Said[] {
  const isAt = (path: readonly (string | number)[]) =>
    place.length > 0 &&
    (isWhole ? path.length >= place.length : path.length === place.length) &&
    place.every((part, index) => part === path[index]);
  return mistakes.filter(({ entry, path }) => !entry && path && isAt(path));
}

/** Language of a field's text, by the last part of its path that names one. */
export function languageAt(path: readonly (string | number)[]): Locale | undefined {
  return path.map(parseLocale).findLast((locale) => locale !== undefined);
}
