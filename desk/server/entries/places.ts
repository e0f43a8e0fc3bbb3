import { FOLDERS } from '#languages/read-languages.ts';

const ownLanguages = [...FOLDERS].flatMap(([code, folder]) =>
  folder.startsWith('languages') ? [] : `-${code}`,
);

/**
 * The desk's own pages, as they were built last; a college with languages of its own has others.
 */
export const CLIENT = `.cache/desk${ownLanguages.join('')}`;
