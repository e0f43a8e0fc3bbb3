import { pathOf } from '#app/domain/addresses.ts';

/** Notices on one page of the archive: keeps a page within the byte budget in a busy year. */
export const ARCHIVE_PAGE_SIZE = 40;

type Dated = { issuedOn: string };

/** Years with entries, newest first, each with the number of entries. */
export function yearsOfEntries(entries: readonly Dated[]): { year: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { issuedOn } of entries)
    counts.set(issuedOn.slice(0, 4), (counts.get(issuedOn.slice(0, 4)) ?? 0) + 1);
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .sort((a, b) => b.year.localeCompare(a.year));
}

/** Number of pages for a number of entries; at least one. */
export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / ARCHIVE_PAGE_SIZE));
}

/**
 * Path of a page of the archive: `/all-news/archive/2026`, its second page
 * `/all-news/archive/2026/2`.
 */
export function archivePath(year: string, page: number): string {
  const first = `${pathOf('news')}/archive/${year}`;
  return page === 1 ? first : `${first}/${page}`;
}

/** Every page of the archive of notices. */
export function archivePages(entries: readonly Dated[]): { year: string; page: number }[] {
  return yearsOfEntries(entries).flatMap(({ year, count }) =>
    Array.from({ length: pageCount(count) }, (_, index) => ({ year, page: index + 1 })),
  );
}

/** The entries of a year. */
export function issuedIn<Entry extends Dated>(year: string, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ issuedOn }) => issuedOn.startsWith(`${year}-`));
}
