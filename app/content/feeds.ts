import type { Locale } from '#app/i18n/locale.ts';

/** Formats of feeds: Atom (RFC 4287) and JSON Feed 1.1. */
export const FEED_FORMATS = [
  { name: 'Atom', extension: 'atom', type: 'application/atom+xml' },
  { name: 'JSON Feed', extension: 'json', type: 'application/feed+json' },
] as const;

type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  text: string;
  kind: string;
  issued: string;
  updated: string;
  isChanged: boolean;
};

/** A feed in one language, independent of format. Addresses are absolute. */
export type FeedView = {
  title: string;
  summary: string;
  page: string;
  /** Its addresses by extension. */
  files: Record<string, string>;
  icon: string;
  author: { name: string; email: string };
  language: Locale;
  updated: string;
  entries: FeedEntry[];
};
