import type { Locale } from '#app/i18n/locale.ts';
import { collegeDay } from '#app/lib/clock.ts';
import { sectionPath } from './pages.server.ts';
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
  const [, part = '', id = '', year = ''] = path.split('/');
  const issued = (entries: readonly { issuedOn: string; updatedOn?: string | undefined }[]) =>
    entries.map(({ issuedOn, updatedOn = issuedOn }) => updatedOn).filter((day) => day <= collegeDay(now));
  if (part === 'department' && id) return site.departments.find((department) => department.id === id)?.updatedOn;
  if (part === 'all-news' && id) {
    const told = site.notices.filter((notice) => (id === 'archive' ? notice.issuedOn.startsWith(year) : notice.id === id));
    // Of notices that are all to be issued later the day of the list counts.
    return latest(issued(told)) ?? latest(told.length > 0 ? placeDays(site, path) : []);
  }
  const changed = part === 'events' && id ? site.events.find((event) => event.id === id)?.updatedOn : undefined;
  if (changed) return changed;
  if (part === 'downloads' && id) return site.documents.find((document) => document.id === id)?.texts?.[locale].frontMatter.updatedOn;
  const shown = { '/': site.notices, '/all-news': site.notices, '/downloads': site.documents };
  const lists = Object.entries(shown).flatMap(([list, entries]) => (list === path ? issued(entries) : []));
  return latest([...textDays(site, path, locale), ...lists, ...placeDays(site, path)]);
}

/** Days of the texts on a page of sections, or of the one text. */
function textDays({ pages }: Site, path: string, locale: Locale): string[] {
  const sections = pages.flatMap((page) =>
    page.sectionTexts.filter((section) => (page.mount !== 'root' && path === `/${page.id}`) || sectionPath(page, section) === path),
  );
  return sections.map(({ texts }) => texts[locale].frontMatter.updatedOn);
}

/** Day of the page itself in page-days.yaml, or of the list it belongs to. */
function placeDays({ pageDays }: Site, path: string): string[] {
  return Object.entries(pageDays).flatMap(([place, day]) => (path === place || path.startsWith(`${place}/`) ? [day] : []));
}

function latest(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1);
}
