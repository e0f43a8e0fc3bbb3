/** Folders of the finished build and of a build in progress; the cache folder is not watched and is on the same disk. */
export const BUILD = 'build';
export const WORKPLACE = '.cache/build';
