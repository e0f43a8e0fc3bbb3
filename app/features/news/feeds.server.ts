import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { NOTICE_KINDS, type NoticeKind } from './schema.ts';

/** A selection of notices with its own feed. */
export type NewsFeed = {
  /** Path without language and format: `/feeds/department-cse`. */
  path: string;
  /** Id of the department whose notices it contains. */
  department?: string;
  kind?: NoticeKind;
  /** Name of a feed of other entries. */
  title?: Record<Locale, string>;
};

/** Feed of all notices. */
export const ALL_NEWS: NewsFeed = { path: '/feeds/news' };

/** Feed of the notices that concern a department. */
export function departmentFeed(department: string): NewsFeed {
  return { path: `/feeds/department-${department}`, department };
}

export function kindFeed(kind: NoticeKind): NewsFeed {
  return { path: `/feeds/kind-${kind}`, kind };
}

/** Every feed of notices: all, by department, by kind. */
export function listNewsFeeds({ departments }: Pick<Site, 'departments'>): NewsFeed[] {
  return [
    ALL_NEWS,
    ...departments.map(({ id }) => departmentFeed(id)),
    ...NOTICE_KINDS.map(kindFeed),
  ];
}
