import { contentDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { COLLEGE_OFFSET_MS } from '#app/domain/clock.ts';

/**
 * `/health.txt`, for people and monitors: when the site was built, in Indian time, and the date of
 * its newest content. The only file that every build changes.
 * @param now Unix time in milliseconds
 */
export function healthText(site: Site, now: number): string {
  const built = new Date(now + COLLEGE_OFFSET_MS).toISOString().slice(0, 19);
  return `built ${built}+05:30\ncontent of ${contentDay(site, now)}\n`;
}
