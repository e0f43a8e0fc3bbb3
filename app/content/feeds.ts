import type { College } from '#app/content/schemas/college.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { labelsFor } from './labels.ts';

type FeedEntry = {
  /** Its first address, which stays when the site gets another name. */
  id: string;
  url: string;
  title: string;
  summary: string;
  text: string;
  kind: string;
  issued: string;
  updated: string;
  /** The language of its texts, where that is another. */
  only?: Locale | undefined;
};

/** An Atom feed (RFC 4287) in one language; addresses are absolute, identifiers permanent. */
export type FeedView = {
  id: string;
  title: string;
  summary: string;
  page: string;
  /** Its own address. */
  file: string;
  icon: string;
  author: { name: string; email: string };
  language: Locale;
  updated: string;
  entries: FeedEntry[];
};

/**
 * The title of a feed: its name with that of the college, since a reader lists feeds of many sites.
 */
export function feedTitle(college: College, name: string, locale: Locale): string {
  return fillIn(labelsFor('departments', locale).partOf, {
    part: name,
    department: college.name[locale],
  });
}

type Told = Pick<FeedView, 'summary' | 'updated'> & {
  name: string;
  /** Path without language and format: `/feeds/news`. */
  path: string;
  /** The page of which it is, without the language. */
  page: string;
  /** `path` is the address of an entry, without the language. */
  entries: readonly (Omit<FeedView['entries'][number], 'id' | 'url'> & { path: string })[];
};

/** A feed of the college; identifiers stay when the site gets another address. */
export function collegeFeed(
  { college }: { college: College },
  told: Told,
  locale: Locale,
): FeedView {
  const { path, name, page, entries, ...rest } = told;
  const absolute = (of: string) => `${college.siteUrl}${localisePath(of, locale)}`;
  const first = (of: string) =>
    `${college.firstSiteUrl ?? college.siteUrl}${localisePath(of, locale)}`;
  return {
    ...rest,
    title: feedTitle(college, name, locale),
    page: absolute(page),
    id: first(`${path}.atom`),
    file: absolute(`${path}.atom`),
    icon: `${college.siteUrl}/icons/icon-512.png`,
    author: { name: college.name[locale], email: college.email },
    language: locale,
    entries: entries.map(({ path: of, ...entry }) => ({
      ...entry,
      id: first(of),
      url: absolute(of),
    })),
  };
}

/** Entries with a date alone; feeds require a time. */
export const momentOfDay = (day: string) => `${day}T00:00:00+05:30`;
