import type { ReactNode } from 'react';
import type { Dataset } from '#app/content/datasets.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { SearchCategory } from '#app/lib/search/search-index.ts';
import type { FeedView } from './feeds.ts';
import type { PageView } from './page-view.ts';

/** A page, with all that is made of it. Missing fields do not apply to it. */
export type ListedPage<Kind extends string = string> = Drawn & {
  kind: Kind;
  /** Without the language: `/about/history`. */
  path: string;
  /** The file of the content that gives it its name, where that is not fixed. */
  namedIn?: string;
  /** For pages that the search and the site map list with a title of their own. */
  title?: (locale: Locale) => string;
  /** What it is called in the site map, below the first page of its group. */
  label?: (locale: Locale) => string;
  /** The only language of that name. */
  only?: Locale | undefined;
  /** Anchors for links and menus. */
  anchors?: readonly string[];
  /**
   * Dates on which its content changed; the latest counts. `now` is a Unix time in milliseconds.
   * With `replacesPageDay` the date in page-days.yaml counts only if there is none of these.
   */
  changes?: {
    days: (locale: Locale, now: number) => readonly (string | undefined)[];
    replacesPageDay: boolean;
  };
  /**
   * How its text is searched: `false` means not at all. Of an overview only title and headings,
   * because its parts have separate pages. The date may be two, `2027-01-04/2027-01-08`.
   */
  search?: false | { isOverview?: boolean; date?: string; category?: SearchCategory };
  /** Its subject is a sample, as the preview of a shared page states. */
  isSample?: boolean;
  /**
   * Paths of the feeds offered on the page, without language and `.atom`; of a calendar with
   * `.ics`.
   */
  feeds?: readonly string[];
  /** What its view is of, in structured data (tools/page/structured-data.ts). */
  subject?: 'college' | 'event' | 'article' | 'person';
};

/** What draws a page ({@link drawnBy}). */
export type Drawn = {
  /** Below app/features/. */
  module: string;
  /** All that it is drawn from, in one language; `now` is a Unix time in milliseconds. */
  view: (locale: Locale, now: number) => PageView | Promise<PageView>;
};

type PageModule = { default: (props: { view: never }) => ReactNode };
type ViewFor<Module extends PageModule> = Parameters<Module['default']>[0]['view'] & PageView;

/**
 * A page is drawn by the default export of a module from a view. Data import no component: only the
 * type of the module is named beside its file, so that a view without what the component shows is a
 * mistake of the compiler.
 */
export function drawnBy<Module extends PageModule>(
  module: string,
  view: (locale: Locale, now: number) => ViewFor<Module> | Promise<ViewFor<Module>>,
): Drawn {
  return { module, view };
}

/** A file that the build writes beside the pages, such as a calendar. */
type MadeFile = {
  /** Without the language. */
  path: string;
  /** The file of the content that gives it its name, where that is not fixed. */
  namedIn?: string;
  text: (locale: Locale) => string;
};

export type SiteMapPart = {
  title: string;
  href?: string;
  pages: { label: string; href: string; lang?: string | undefined }[];
};

export const calendarPath = (id: string) => `/calendar/${id}.ics`;

/** An Atom feed. */
export type Feed = {
  /** Without language and `.atom`. */
  path: string;
  /** What it is of: `Notices of Civil Engineering`. */
  name: string;
  /** The part of the site map that lists it, and a sentence above its first one. */
  part: string;
  note?: string;
  /** `now` is a Unix time in milliseconds. */
  view: (now: number) => FeedView;
};

/** What a feature says of its pages: related types, such as a list and its entries. */
export type PageGroup<Kind extends string = string> = {
  /** Its place among the others, from 10; between two of them for a new one. */
  place: number;
  /** Calendars, and lists that a script loads. */
  files?: (site: Site) => readonly MadeFile[];
  /** Its Atom feeds. */
  feeds?: (site: Site, locale: Locale) => readonly Feed[];
  datasets?: (site: Site) => readonly Dataset[];
  /** All its pages, in list order. */
  pages: (site: Site) => ListedPage<Kind>[];
  /**
   * Its pages and sections with lists, without the language (`/partnerships#industry`), each with
   * whether all are empty.
   */
  listParts?: (site: Site) => (readonly [path: string, isEmpty: boolean])[];
  /** Its parts of the site map, where they are not the first page with those that have a label. */
  siteMap?: (site: Site, locale: Locale) => SiteMapPart[];
  /** Search category by the beginning of a path; the longest match counts. */
  categories?: Readonly<Record<string, SearchCategory>>;
};
