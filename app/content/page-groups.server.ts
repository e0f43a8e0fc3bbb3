import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { type Features, givenFeatures } from './given.server.ts';
import type { Feed, ListedPage, PageGroup, SiteMapPart } from './page-group.server.ts';

type KindOf<Group> = Group extends PageGroup<infer Kind> ? Kind : never;
export type PageKind = {
  [Name in keyof Features]: Features[Name] extends { pages: infer Group } ? KindOf<Group> : never;
}[keyof Features];

/**
 * All page types, in list order, which prerendering, site maps, search, cards, checks and tests all
 * follow.
 */
export function pageGroups(): readonly PageGroup<PageKind>[] {
  return Object.values(givenFeatures())
    .flatMap((feature): PageGroup<PageKind>[] => ('pages' in feature ? [feature.pages] : []))
    .sort((a, b) => a.place - b.place);
}

const known = new WeakMap<Site, ReadonlyMap<string, ListedPage<PageKind>>>();

/** Every page of the content by its path. */
export function pagesByPath(site: Site): ReadonlyMap<string, ListedPage<PageKind>> {
  const pages =
    known.get(site) ??
    new Map(
      pageGroups()
        .flatMap((group) => group.pages(site))
        .map((page) => [page.path, page]),
    );
  known.set(site, pages);
  return pages;
}

/** The feeds of all features. */
export function feedsOf(site: Site, locale: Locale): Feed[] {
  return pageGroups().flatMap(({ feeds }) => feeds?.(site, locale) ?? []);
}

/**
 * All pages of one language, by part; needs no menu, so that the content check can use the titles.
 */
export function siteParts(site: Site, locale: Locale): SiteMapPart[] {
  return pageGroups().flatMap(
    (group: PageGroup) => group.siteMap?.(site, locale) ?? partOf(group.pages(site), locale),
  );
}

/** A list with its entries; none of pages without a title, such as that of the search. */
function partOf([first, ...others]: readonly ListedPage[], locale: Locale): SiteMapPart[] {
  if (!first?.title) return [];
  const pages = others.flatMap(({ label, path, only }) =>
    label
      ? [
          {
            label: label(locale),
            href: localisePath(path, locale),
            lang: only === locale ? undefined : only,
          },
        ]
      : [],
  );
  return [{ title: first.title(locale), href: localisePath(first.path, locale), pages }];
}
