import { contentDay } from '#app/content/last-modified.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';

const INDIA_MS = 5.5 * 3_600_000;

/** `/health.txt` of a release, for people and monitors: when it was built, in Indian time, and from when the newest content is. */
export function healthText(now = builtAt()): string {
  const built = new Date(now + INDIA_MS).toISOString().slice(0, 19);
  return `built ${built}+05:30\ncontent of ${contentDay(getSite(), now)}\n`;
}
