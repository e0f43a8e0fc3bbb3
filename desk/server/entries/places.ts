/** The desk's own pages, as they were built last. */
export const CLIENT = '.cache/desk';
