/** Folders of the finished build and of a build in progress; the cache folder is not watched and is on the same disk. */
export const BUILD = 'build';
export const WORKPLACE = '.cache/build';
/** Code of the pages, kept between builds (site-bundle.ts). */
export const BUNDLE = '.cache/bundle';
