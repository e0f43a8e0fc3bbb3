import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { entriesOf, loadSite } from '#app/site.ts';

/**
 * When a release was built, in Unix milliseconds, from its health.txt (health-text.ts); 0 if it is
 * not stated there.
 */
export function builtTime(health: string): number {
  return Date.parse(/^built (\S+)/.exec(health)?.[1] ?? '') || 0;
}

/**
 * Why the site must be built again without a change of content: a new day in India, or a scheduled
 * entry whose time has come.
 * @param content folder of the content
 * @param built when the live release was built; both times in Unix milliseconds
 */
export function rebuildReason(
  content: string,
  built: number,
  now: number,
): 'day' | 'entry' | undefined {
  if (collegeDay(built) !== collegeDay(now)) return 'day';
  const [before, after] = [built, now].map((time) => loadSite(content, undefined, time));
  const count = (result: typeof before) =>
    result && 'site' in result ? countScheduled(result.site) : 0;
  return count(before) === count(after) ? undefined : 'entry';
}

function countScheduled(site: Site): number {
  return entriesOf(site).length + site.admissions.events.length;
}
