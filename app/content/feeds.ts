import type { Locale } from '#app/i18n/locale.ts';

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
