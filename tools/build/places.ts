/** Where the build lies when it is complete, and where it is made; the cache is not watched and lies on the same disk. */
export const BUILD = 'build';
export const WORKPLACE = '.cache/build';
