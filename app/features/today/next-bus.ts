import type { Labels } from '#app/content/labels.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { busChanges, isDayOfBuild, stillToCome } from './day.ts';
import type { TodayBlock } from './today.server.ts';

/**
 * The next bus at a moment: of the day of the build any, of a later one the first. Where a page
 * cannot know it, as on a later day after the first bus and once its days are over, it leads to the
 * times.
 */
export function nextBus(today: TodayBlock, labels: Labels<'today'>, at: number): string {
  const { isRunning, next } = stillToCome(today, at);
  const isOfBuild = isDayOfBuild(today, at);
  if (isOfBuild && next) return `${next.route}: ${next.text}`;
  const first = today.firstBuses.find(({ leaves }) => at < leaves)?.text ?? labels.busSee;
  if (isOfBuild) return `${isRunning ? labels.busDone : labels.busNone}. ${first}`;
  const isOut = today.firstBuses.some(({ day, leaves }) => day === collegeDay(at) && leaves <= at);
  return isOut ? labels.busSee : first;
}

/** The moments at which it is another one. */
export function nextBusChanges(today: TodayBlock): number[] {
  const later = today.firstBuses.flatMap(({ day, leaves }) => [leaves, dayStart(day) + DAY_MS]);
  return [...busChanges(today), ...later];
}
