import type { Labels } from '#app/content/labels.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { TodayBlock } from './today.server.ts';

type Buses = Pick<TodayBlock, 'busDays' | 'timetables'>;

/**
 * The next bus at a moment, of today or of the first day on which buses run again, with the routes
 * of that day; none once the days that the page knows are over.
 */
export function nextBus({ busDays, timetables }: Buses, at: number) {
  for (const { day, date, timetable } of busDays) {
    const routes = timetables[timetable] ?? [];
    const [next] = tripsOf(routes)
      .filter(({ time }) => at < departure(day, time))
      .sort((a, b) => a.time.localeCompare(b.time));
    if (next) return { ...next, day, date, routes };
  }
  return undefined;
}

/** It in a sentence; where there is none, where to look. */
export function nextBusText(today: Buses, labels: Labels<'today'>, at: number): string {
  const next = nextBus(today, at);
  if (!next) return labels.busSee;
  const trip = `${next.text} – ${next.to}`;
  if (next.day === collegeDay(at)) return `${next.route}: ${trip}`;
  const isDone = today.busDays.some(({ day }) => day === collegeDay(at));
  const first = fillIn(labels.busFirst, { date: next.date, bus: `${next.route}, ${trip}` });
  return `${isDone ? labels.busDone : labels.busNone}. ${first}`;
}

/** The moments at which it is another one. */
export function nextBusChanges({ busDays, timetables }: Buses): number[] {
  return busDays.flatMap(({ day, timetable }) => [
    dayStart(day),
    ...tripsOf(timetables[timetable] ?? []).map(({ time }) => departure(day, time)),
    dayStart(day) + DAY_MS,
  ]);
}

/** When a bus leaves: at its minute it has left. */
const departure = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`);

const tripsOf = (routes: TodayBlock['timetables'][number]) => routes.flatMap(({ trips }) => trips);
