import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';
import { type PageKind, pageGroups, pagesByPath } from './page-groups.server.ts';
import type { Site } from './reading/read.server.ts';

/** A page of the site in one language. */
export type PageEntry = {
  /** As in the browser: `/ml/about/history`. */
  address: string;
  /** Without the language: `/about/history`. */
  path: string;
  locale: Locale;
  kind: PageKind;
};

/**
 * Every page, once per language. Prerendering, the site map, link checks and tests all use this
 * list.
 */
export function listPages(site: Site): PageEntry[] {
  const pages = [...pagesByPath(site).values()];
  return site.college.languages.flatMap((locale) =>
    pages.map(({ path, kind }) => ({ path, kind, locale, address: localisePath(path, locale) })),
  );
}

/** Generated files that are not pages, such as calendars and the index of the search window. */
export function listDataFiles(site: Site): { address: string; text: () => string }[] {
  const files = pageGroups().flatMap((group) => group.files?.(site) ?? []);
  return site.college.languages.flatMap((locale) =>
    files.map(({ path, text }) => ({
      address: localisePath(path, locale),
      text: () => withoutBreaks(text(locale)),
    })),
  );
}

/** Anchors of every page for links and menus, by path. */
export function listAnchors(site: Site): Map<string, Set<string>> {
  return new Map(
    [...pagesByPath(site).values()].map(({ path, anchors = [] }) => [path, new Set(anchors)]),
  );
}

/** Whether an address leads to a page of the site, or to a section of one. */
export function pageFinder(site: Site): (target: string) => boolean {
  const anchors = listAnchors(site);
  return (target) => {
    const [page, anchor] = target.split('#');
    const known = target.startsWith('/') ? anchors.get(page || '/') : undefined;
    return known !== undefined && (anchor === undefined || known.has(anchor));
  };
}
