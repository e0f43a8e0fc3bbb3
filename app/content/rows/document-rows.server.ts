import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { formatDate, formatLanguage, formatLastDay } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { compareIn } from '#app/i18n/order.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { contactsOf } from './department-rows.server.ts';
import { onlyIn } from './only-in.server.ts';

type Document = Site['documents'][number];
export type DocumentRow = ReturnType<typeof documentRow>;

/** The public address of documents/files/. */
export const FILES_PATH = '/documents';

const BYTES_PER_KB = 1000;

/**
 * A document as shown in lists: title, the page with the same information, and each file with
 * format, language, pages and size.
 * @param said what the page says around it, which it does not say again
 */
export function documentRow(
  site: Pick<Site, 'college'>,
  {
    id,
    title,
    purpose,
    number,
    issuedOn,
    validUntil,
    files,
    texts,
    page,
    unreadable,
    readableFrom,
    sample,
    only,
    notice,
    event,
    endsWithOwner,
  }: Document,
  locale: Locale,
  said?: string,
) {
  const labels = labelsFor('documents', locale);
  const isPage = texts !== undefined || files.some(({ list }) => list);
  const ownPage = isPage ? pathOf('documents', id) : undefined;
  const samePage = ownPage ?? (unreadable ? page : undefined);
  const [office] = contactsOf(site, readableFrom === undefined ? [] : [readableFrom], locale);
  return {
    id,
    title: title[locale],
    purpose:
      [
        purpose[locale] === said ? '' : purpose[locale],
        unreadable && !office ? labels.unreadableFile : '',
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    ...(office && { ask: { words: labels.noReadableText, ...office } }),
    isSample: sample === true,
    ...onlyIn({ only }, locale),
    issued: { iso: issuedOn, text: formatDate(issuedOn, locale) },
    ...(number === undefined ? {} : { number }),
    ...(validUntil === undefined
      ? {}
      : {
          validUntil: {
            iso: validUntil,
            ...(endsWithOwner
              ? { over: overWith({ notice, event }, labels) }
              : {
                  text: fillIn(labelsFor('home', locale).validTo, {
                    moment: formatLastDay(validUntil, locale),
                  }),
                  over: labels.documentExpired,
                }),
          },
        }),
    ...(samePage === undefined ? {} : { page: localisePath(samePage, locale) }),
    files: files.map(({ file, languages, measure, list }) => ({
      href: `${FILES_PATH}/${file}`,
      format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
      language: languages.map((language) => formatLanguage(language, locale)).join(', '),
      pages: list
        ? counted(labels.rowCount, { count: list.rows.length })
        : measure
          ? counted(labels.pageCount, { count: measure.pages })
          : '',
      size: sizeOf(list ?? measure, labels.kilobytes),
    })),
  };
}

function sizeOf(file: { bytes: number } | undefined, words: string): string {
  return file ? fillIn(words, { count: Math.ceil(file.bytes / BYTES_PER_KB) }) : '';
}

/** What is said of a document once the entry to which it belongs is over. */
function overWith(
  { notice, event }: Pick<Document, 'notice' | 'event'>,
  labels: Record<'noticeExpired' | 'eventOver' | 'tenderClosed', string>,
): string {
  if (notice !== undefined) return labels.noticeExpired;
  return event === undefined ? labels.tenderClosed : labels.eventOver;
}

/** Rows of a category, newest first. */
export function documentRows(site: Site, category: string, locale: Locale): DocumentRow[] {
  return site.documents
    .filter((document) => document.category === category)
    .sort(
      (a, b) =>
        b.issuedOn.localeCompare(a.issuedOn) || compareIn(locale)(a.title[locale], b.title[locale]),
    )
    .map((document) => documentRow(site, document, locale));
}
