import { ofEach } from './read-languages.ts';

/** Rules of the search that a language has as data: spellings that are taken for others (app/lib/search/fold.ts), and endings. */
export const SPELLINGS = ofEach(
  ({ spellings }) =>
    spellings &&
    Object.entries(spellings).map(([from, replacement]) => ({
      pattern: new RegExp(from, 'gu'),
      replacement,
    })),
);
export const ENDINGS = ofEach(({ endings }) => endings?.toSorted((a, b) => b.length - a.length));
