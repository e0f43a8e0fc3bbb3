import type { FieldPath } from '#app/content/forms/title-at.ts';
import { listPages } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { type NamedEntry, namedEntry } from '#desk/server/forms/entry-at.ts';
import { titleOfField } from '#desk/server/forms/field-of.ts';
import type { Words } from '#desk/words.ts';

/**
 * The page that shows an entry; that of its first section if each section has its own, the home
 * page if it has none.
 */
export function pageOf(site: Site, kind: string, id: string): string {
  const paths = listPages(site).map(({ path }) => path);
  const parts = KINDS.find(({ partOf, listedIn }) => listedIn && partOf === kind);
  const [first] = (parts && site.pages.find((page) => page.id === id)?.sections) ?? [];
  return (
    pageAmong(paths, kind, id) ??
    (parts && first && pageAmong(paths, parts.id, `${id}/${first}`)) ??
    '/'
  );
}

/**
 * The page that shows an entry: its own, the page of which it is a section, or one that has the
 * name of the section.
 */
export function pageAmong(paths: readonly string[], kind: string, id: string): string | undefined {
  const wanted = kindOf(kind)?.page?.(id) ?? '/';
  return [wanted, wanted.split('/').slice(0, 2).join('/'), `/${id.split('/').at(-1)}`].find(
    (path) => paths.includes(path),
  );
}

/** An entry, or one of its fields. */
type Found = NamedEntry & { path?: FieldPath; field?: Words };

const MAX_FOUND = 12;
/** How much of a long text is compared: explanations that the page adds come later. */
const MAX_COMPARED = 60;

/**
 * The entries that a page of the site shows, or without a page's own the fields in which a text of
 * it is written, those of its entries first.
 */
export function whereIs(
  content: ContentFolder,
  person: Person,
  site: Site,
  page: string,
  text: string,
  locale: Locale,
): Found[] {
  const paths = listPages(site).map(({ path }) => path);
  const wanted = lettersOf(text).slice(0, MAX_COMPARED);
  const found: (Found & { rank: number })[] = [];
  for (const kind of KINDS) {
    for (const { id, value } of readableEntries(content, kind)) {
      if (!mayWrite(person, kind.id, [value])) continue;
      // A section of a page may have a page of its own as well.
      const isHere =
        kind.page !== undefined &&
        (pageAmong(paths, kind.id, id) === page ||
          (kind.partOf && `/${id}`.startsWith(`${page}/`)));
      const entry = namedEntry(content, kind, id);
      if (text === '' && isHere) found.push({ ...entry, rank: 0 });
      if (wanted.length < 2) continue;
      for (const { path, letters } of textsIn(value, locale)) {
        if (letters === wanted || (wanted.length > 3 && letters.includes(wanted)))
          found.push({
            ...entry,
            path,
            field: titleOfField(kind, path),
            rank: (isHere ? 0 : 2) + (letters === wanted ? 0 : 1),
          });
      }
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ rank: _, ...each }) => each);
}

/** The texts and figures of an entry that a page in this language shows. */
function textsIn(
  value: unknown,
  locale: Locale,
  path: FieldPath = [],
): { path: FieldPath; letters: string }[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ path, letters: lettersOf(String(value)) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isGroup(value) && key !== locale && locale in value && LOCALES.some((each) => each === key)
      ? []
      : textsIn(part, locale, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Letters and digits alone: without the marks of Markdown, the addresses of links, and what the
 * page adds between words.
 */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\]\([^()]*\)|\{[^{}]*\}/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .toLowerCase();
}
