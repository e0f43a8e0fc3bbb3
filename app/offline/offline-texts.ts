import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** Configuration of the service worker: addresses and texts, by language. */
export type OfflineFiles = {
  /** What is urgent: a new entry makes another worker, which saves these pages again at once. */
  urgent?: readonly string[];
  /** Pages saved as soon as a page of the language is visited. */
  pages: readonly string[];
  /** The list of the search. */
  searchList: string;
  /** Additional files: code of tools that loads on demand. */
  files: readonly string[];
  /** The page shown for a page that is not saved. */
  offlinePage: string;
  /** `{date}` is replaced with the date of the copy. */
  copyNote: string;
  /** Shown if the copy is more than a week old. */
  oldCopyNote: string;
  /** Heading of the list of saved pages. */
  savedPages: string;
};

/** A saved page, in the list of the offline page. */
export type SavedPage = { address: string; title: string /** ISO date-time. */; savedOn: string };

/** Age in milliseconds from which visitors are warned that dates may have changed. */
const OLD_COPY = 7 * 24 * 60 * 60 * 1000;

/** Position of the list in the offline page (content/pages/help/offline). */
const SAVED_PAGES_PLACE = /<div data-saved-pages=""><\/div>/;

/**
 * Adds the note on a copy's age at the top of a page's body.
 * @param html a complete page
 * @param savedOn ISO date-time at which the copy was made
 * @param now Unix time in milliseconds
 */
export function withCopyNote(
  html: string,
  savedOn: string,
  now: number,
  texts: OfflineFiles,
  locale: Locale,
): string {
  const said = [fillIn(texts.copyNote, { date: formatDate(savedOn, locale) })];
  if (now - Date.parse(savedOn) > OLD_COPY) said.push(texts.oldCopyNote);
  const note = `<aside data-copy-note="" role="status">${escapeHtml(said.join(' '))}</aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

/**
 * Inserts the list of saved pages into the offline page: those that everybody has in their order,
 * then the visited ones by title.
 */
export function withSavedPages(
  html: string,
  pages: readonly SavedPage[],
  texts: OfflineFiles,
  locale: Locale,
): string {
  if (pages.length === 0) return html;
  const place = ({ address }: SavedPage) =>
    texts.pages.indexOf(address) + 1 || Number.MAX_SAFE_INTEGER;
  const items = [...pages]
    .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, locale))
    .map(
      ({ address, title, savedOn }) =>
        `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a> (${escapeHtml(formatDate(savedOn, locale))})</li>`,
    );
  return html.replace(
    SAVED_PAGES_PLACE,
    () =>
      `<section class="prose"><h2>${escapeHtml(texts.savedPages)}</h2><ul>${items.join('')}</ul></section>`,
  );
}

/** Title of a page without the name of the college. */
export function pageTitle(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return unescapeHtml(title.split(' | ')[0] ?? '');
}

/** Addresses of hashed files used by a page. */
export function assetsIn(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}

function unescapeHtml(text: string): string {
  return text.replaceAll(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => Object.keys(SIGNS).find((sign) => SIGNS[sign] === entity) ?? "'",
  );
}
