import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import { getSite } from '#app/site.ts';

/** Every page of the built site, from the same list that prerendering uses. */
export const PAGES: readonly PageEntry[] = listPages(getSite());

/** One page of each type in each language, for checks that take too long for every page. */
export const PAGE_KINDS: readonly PageEntry[] = PAGES.filter(
  (page, index) =>
    PAGES.findIndex((other) => other.kind === page.kind && other.locale === page.locale) === index,
);
