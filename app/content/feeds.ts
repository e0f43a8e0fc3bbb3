import type { College } from '#app/content/schemas/college.ts';
import type { Locale } from '#app/i18n/locale.ts';
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

/** The title of a feed: its name with that of the college, since a reader lists feeds of many sites. */
export function feedTitle(college: College, name: string, locale: Locale): string {
  return fillIn(labelsFor('departments', locale).partOf, {
    part: name,
    department: college.name[locale],
  });
}
