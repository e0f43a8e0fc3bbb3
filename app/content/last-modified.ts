import type { Locale } from '#app/i18n/locale.ts';
import { pagesByPath } from './page-kinds/page-groups.server.ts';
import { builtAt } from './reading/build-time.server.ts';
import type { Site } from './reading/read.server.ts';

/**
 * The day on which the content of a page was last changed, as the content says and never as the build does: of its own text, of the newest
 * notice or document it lists, or of its place in page-days.yaml, whichever is latest. The foot of the page shows it (GIGW 3.0, 5.1.5)
 * and the map for search engines repeats it.
 * @param path of the page without its language
 * @param now Unix time in milliseconds; a notice that is to be issued later has changed nothing yet
 * @returns `undefined` for a path that is no page with content, such as the not-found page
 */
export function lastModified(site: Site, path: string, locale: Locale, now: number = builtAt()): string | undefined {
  const page = pagesByPath(site).get(path);
  if (!page) return undefined;
  const own = (page.changes?.days(locale, now) ?? []).filter((day) => day !== undefined);
  return latest(page.changes?.isAlone && own.length > 0 ? own : [...own, ...placeDays(site, path)]);
}

/** Day of the page itself in page-days.yaml, or of the list it belongs to. */
function placeDays({ pageDays }: Site, path: string): string[] {
  return Object.entries(pageDays).flatMap(([place, day]) => (path === place || path.startsWith(`${place}/`) ? [day] : []));
}

function latest(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1);
}
