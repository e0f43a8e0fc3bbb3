import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay } from '#app/domain/clock.ts';

/**
 * Future dates in page-days.yaml: no page can have been updated tomorrow. `now` is a Unix time in
 * milliseconds.
 */
export function findFutureDays({ pageDays }: Pick<Site, 'pageDays'>, now: number): Problem[] {
  const today = collegeDay(now);
  return Object.entries(pageDays)
    .filter(([, day]) => day > today)
    .map(([page, found]) => ({
      file: 'page-days.yaml',
      path: [page],
      expected: { en: `a day not after today, ${today}`, ml: `ഇന്നിനു (${today}) ശേഷമല്ലാത്ത ദിവസം` },
      found,
    }));
}
