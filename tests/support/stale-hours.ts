import { lastChange } from '#app/domain/state-changes.ts';

const HOUR = 3_600_000;
export const FIRST_HOUR = Date.parse('2026-11-01T00:00:00+05:30');
const HOURS = Array.from({ length: 70 * 24 }, (_, hour) => FIRST_HOUR + hour * HOUR);

/**
 * The hours in which a page as of its last change says something else than it should, or is new
 * although it says the same.
 */
export function staleHours(
  changes: (now: number) => number[],
  say: (now: number) => unknown,
): { now: number }[] {
  const states = HOURS.map((now) => ({ now, asOf: lastChange(changes(now), now), said: say(now) }));
  return states.filter(({ asOf, said }, index) => {
    const before = states[index - 1];
    return (
      say(asOf) !== said ||
      (before !== undefined && (asOf !== before.asOf) !== (said !== before.said))
    );
  });
}
