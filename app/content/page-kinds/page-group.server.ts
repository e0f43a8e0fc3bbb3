import type { NewsFeed } from '#app/content/feeds.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { SearchCategory } from '#app/lib/search/entry-search.ts';

/** All that the site says of a page beside the page itself. What is left out, the page has not. */
export type Page<Kind extends string = string> = {
  kind: Kind;
  /** Without the language: `/about/history`. */
  path: string;
  /** Of pages that the search lists with the title of a collection. */
  title?: (locale: Locale) => string;
  /** Places on it that links and menus may use. */
  anchors?: readonly string[];
  /**
   * Days on which what it shows was changed, of which the latest counts; `now` is a Unix time in milliseconds. With `isAlone` the day of its
   * place in page-days.yaml counts only where there is none of these.
   */
  changes?: { days: (locale: Locale, now: number) => readonly (string | undefined)[]; isAlone: boolean };
  /** How the whole-text search knows it: not at all with `false`. Of an overview only title and headings, since its parts have pages of their own. */
  search?: false | { isOverview?: boolean; date?: string; category?: SearchCategory };
  /** Its subject is a sample, which its card says. */
  isSample?: boolean;
  /** Drawing of its card; the college where it names none. */
  drawing?: string | undefined;
  /** Feeds of notices that a reader of it may want. */
  feeds?: readonly NewsFeed[];
  hasEventCalendar?: true;
  /** Days of an article, for sites on which it is shared. */
  article?: { issuedOn: string; updatedOn?: string | undefined };
  /** What it tells machines of (tools/page/structured-data.ts), and its id in the content. */
  subject?: { kind: 'college' | 'programme-list' | 'programmes' | 'event' | 'article' | 'person'; id: string };
};

export type SiteMapPart = { title: string; href?: string; pages: { label: string; href: string }[] };

/** Kinds of page that belong together, such as a list and its entries. */
export type PageGroup<Kind extends string = string> = {
  /** Every page of it, in the order of lists. */
  pages: (site: Site) => Page<Kind>[];
  /** Its parts of the site map. */
  siteMap?: (site: Site, locale: Locale) => SiteMapPart[];
  /** Category of the search by the beginning of a path; the longest that fits decides. */
  categories?: Readonly<Record<string, SearchCategory>>;
};
