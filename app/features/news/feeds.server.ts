import type { Site } from '#app/content/reading/read.server.ts';

/** A selection of notices with its own feed. */
export type NewsFeed = {
  /** Path without language and format: `/feeds/department-cse`. */
  path: string;
  /** Id of the department whose notices it contains. */
  department?: string;
};

/** Feed of all notices. */
export const ALL_NEWS: NewsFeed = { path: '/feeds/news' };

/** Feed of the notices that concern a department. */
export function departmentFeed(department: string): NewsFeed {
  return { path: `/feeds/department-${department}`, department };
}

/** Every feed of notices: all, and by department. */
export function listNewsFeeds({ departments }: Pick<Site, 'departments'>): NewsFeed[] {
  return [ALL_NEWS, ...departments.map(({ id }) => departmentFeed(id))];
}
