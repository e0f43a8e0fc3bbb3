import { basename, resolve } from 'node:path';

/**
 * A path as meant in the folder of the college, where college-site was started; else in this one.
 */
export const inCollege = (path: string) =>
  process.env.COLLEGE_DIR ? resolve(process.env.COLLEGE_DIR, path) : path;

/** Folder of the finished build. */
export const BUILD = inCollege('build');
/** Where the build of a target is made; the cache folder is not watched and is on the same disk. */
export const workplaceOf = (target: string) =>
  target === BUILD ? inCollege('.cache/build') : `${target}-workplace`;
/**
 * Code of the pages, kept between builds (site-bundle.ts); in this folder, because it looks for its
 * libraries in those above it.
 */
export const BUNDLE = process.env.COLLEGE_DIR
  ? `.cache/colleges/${basename(process.env.COLLEGE_DIR)}`
  : '.cache/bundle';
/** Exists while a build runs in this checkout. */
export const BUILD_LOCK = '.cache/build.lock';
/** How long a build waits for another one. */
export const BUILD_TIMEOUT_MS = 3_600_000;
