import { labelsFor } from '#app/content/labels.ts';
import type { List } from '#app/content/reading/lists.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { trailOf } from '#app/features/shell/trail.server.ts';
import { formatDate, formatNumber } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';

/** Rows on one page: more makes a phone slow. */
const PAGE_SIZE = 500;

/** A document that is a list. */
type ListDocument = Site['documents'][number] & { list: List };
export type ListView = ReturnType<typeof listView>;

/** The documents of which a file is a list: the first one is shown. */
export function listsOf({ documents }: Pick<Site, 'documents'>): ListDocument[] {
  return documents.flatMap((document) => {
    const list = document.files.find((file) => file.list)?.list;
    return list && !document.texts ? [{ ...document, list }] : [];
  });
}

/** Numbers of its pages. */
export function listPages({ list }: ListDocument): number[] {
  return Array.from({ length: Math.ceil(list.rows.length / PAGE_SIZE) }, (_, index) => index + 1);
}

/** `/downloads/rank-list`, its second page `/downloads/rank-list/2`. */
export function listPath(id: string, page: number): string {
  const first = pathOf('documents', id);
  return page === 1 ? first : `${first}/${page}`;
}

/** The rows of a list as a file. */
export const rowsPath = (id: string): string => `/lists/${id}.json`;

/** A page of a list. */
export function listView(site: Site, document: ListDocument, page: number, locale: Locale) {
  const labels = labelsFor('documents', locale);
  const { id, list, shownUntil, purpose } = document;
  const row = documentRow(site, document, locale);
  const from = (page - 1) * PAGE_SIZE;
  const rows = list.rows.slice(from, from + PAGE_SIZE);
  const count = list.rows.length;
  const part = fillIn(labels.rowsOf, {
    from: formatNumber(from + 1),
    to: formatNumber(from + rows.length),
    count: formatNumber(count),
  });
  const title = page === 1 ? row.title : `${row.title} (${page})`;
  return {
    head: headOf(site, listPath(id, page), locale, {
      title: `${title} | ${labels.downloads}`,
      description: page === 1 ? purpose[locale] : `${part}. ${purpose[locale]}`,
      keywords: [labels.downloads],
    }),
    title,
    only: row.only?.lang,
    lead: row.purpose,
    ancestors: trailOf(pathOf('documents'), labels.downloads, locale),
    row,
    until: shownUntil && fillIn(labels.shownUntil, { day: formatDate(shownUntil, locale) }),
    caption: count > PAGE_SIZE ? part : counted(labels.rowCount, { count }),
    columns: list.columns,
    rows,
    rowsUrl: localisePath(rowsPath(id), locale),
    pages: listPages(document).map((number) => ({
      label: String(number),
      href: localisePath(listPath(id, number), locale),
      isCurrent: number === page,
    })),
  };
}
