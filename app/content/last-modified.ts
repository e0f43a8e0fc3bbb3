import { collegeDay } from '#app/domain/clock.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ListedPage } from './page-group.server.ts';
import { pagesByPath } from './page-groups.server.ts';
import { builtAt } from './reading/build-time.server.ts';
import type { Site } from './reading/read.server.ts';

/**
 * The date on which the content of a page last changed, from the content and never from the build:
 * of its own text, of the newest notice or document it lists, or its entry in page-days.yaml,
 * whichever is latest. The page footer shows it (GIGW 3.0, 5.1.5) and the XML site map repeats it.
 * @param path of the page without its language
 * @param now Unix time in milliseconds; a future notice does not count yet
 * @returns `undefined` for a path without content, such as the not-found page
 */
export function lastModified(
  site: Site,
  path: string,
  locale: Locale,
  now: number = builtAt(),
): string | undefined {
  const page = pagesByPath(site).get(path);
  return page && pageDay(site, page, locale, now);
}

/** The same of a page that is known. */
export function pageDay(
  site: Site,
  page: Pick<ListedPage, 'path' | 'changes'>,
  locale: Locale,
  now: number,
): string | undefined {
  const own = (page.changes?.days(locale, now) ?? []).filter((day) => day !== undefined);
  const days =
    page.changes?.replacesPageDay && own.length > 0 ? own : [...own, ...placeDays(site, page.path)];
  // A list without entries is as the college began: another college may have none of a type.
  return latest(days) ?? (page.changes && site.pageDays['/']);
}

const contentDays = new WeakMap<Site, { now: number; day: string }>();

/** The date on which any content of the site last changed, found once for all that says it. */
export function contentDay(site: Site, now: number = builtAt()): string {
  const known = contentDays.get(site);
  if (known?.now === now) return known.day;
  const days = [...pagesByPath(site).values()].flatMap((page) =>
    site.college.languages.map((locale) => pageDay(site, page, locale, now) ?? ''),
  );
  const day = latest(days) ?? '';
  contentDays.set(site, { now, day });
  return day;
}

/** Date of the page in page-days.yaml, or of the list it belongs to. */
function placeDays({ pageDays }: Site, path: string): string[] {
  return Object.entries(pageDays).flatMap(([place, day]) =>
    path === place || path.startsWith(`${place}/`) ? [day] : [],
  );
}

/**
 * The day on which a dated entry last changed: its own day of change, or that of the list it stands
 * in, or its publication. It is never the day of the build, so that unchanged content gives
 * unchanged files, nor the day on which what it announces begins.
 * @param path of the page that lists it
 */
export function entryDay(
  site: Site,
  path: string,
  { updatedOn, publishFrom }: { updatedOn?: string | undefined; publishFrom?: string | undefined },
): string {
  const published = publishFrom === undefined ? [] : [collegeDay(Date.parse(publishFrom))];
  return updatedOn ?? latest([...placeDays(site, path), ...published]) ?? contentDay(site);
}

function latest(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1);
}
