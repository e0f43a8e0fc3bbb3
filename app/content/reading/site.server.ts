import { checkSite } from '#app/content/checks/checks.server.ts';
import { contentFolder } from './content-folder.server.ts';
import { ContentFiles } from './files.server.ts';
import { ContentError, type Problem } from './problem.server.ts';
import { readSite, type Site } from './read.server.ts';

/** While it prerenders, the router has its settings and the pages in modules of their own, but in one process: the content is read once for both. */
const READ = Symbol.for('content that was read, by folder');
const shared = globalThis as { [READ]?: Map<string, Site> };

/**
 * Reads and checks a content folder.
 * @returns the site, or every mistake that was found; never both.
 */
export function loadSite(folder: string): { site: Site } | { problems: readonly Problem[] } {
  const files = new ContentFiles(folder);
  const site = readSite(files);
  if (site) checkSite(site, files);
  return site && files.problems.length === 0 ? { site } : { problems: files.problems };
}

/**
 * The content of this build, read once; read anew for each request while developing.
 * @throws ContentError with all mistakes, so that a wrong fee never reaches a page.
 */
export function getSite(): Site {
  shared[READ] ??= new Map();
  const known = shared[READ].get(contentFolder());
  if (known && process.env.NODE_ENV !== 'development') return known;
  const result = loadSite(contentFolder());
  if ('problems' in result) throw new ContentError(result.problems);
  shared[READ].set(contentFolder(), result.site);
  return result.site;
}
