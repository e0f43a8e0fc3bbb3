import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { ResearchAreaRow } from '#app/content/rows/department-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { formatDate, formatTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export type BusRoutesBlock = ReturnType<typeof busRoutesBlock>;

/**
 * The timetables valid on the day of `now` (Unix time in milliseconds) and later, each whole: each
 * route in both directions, in the order of travel, and in a later timetable each new time marked.
 */
export function busRoutesBlock(
  { busRoutes }: Pick<Site, 'busRoutes'>,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('bus-routes', locale);
  const { title, college, timetables, sample } = localise(busRoutes, locale);
  const current = timetables.filter(({ until }) => until === undefined || until >= collegeDay(now));
  let before = new Map<string, string>();
  return {
    now: dayStart(collegeDay(now)),
    stops: (current[0]?.routes ?? []).flatMap(({ id, name: route, stops }) =>
      stops.map(({ name }, place) => ({ value: stopId(id, place), label: `${name} (${route})` })),
    ),
    timetables: current.map(({ from, until, routes }, index) => {
      const after = new Map<string, string>();
      const wayOf = (id: string, caption: string, rows: readonly Row[]) => ({
        anchor: index === 0 ? id : undefined,
        caption,
        rows: rows.map(({ times, ...row }) => ({
          ...row,
          times: times.map((time, trip) => {
            const place = [caption, row.name, trip].join();
            after.set(place, time);
            return { time: clock(time, locale), isNew: index > 0 && before.get(place) !== time };
          }),
        })),
      });
      const ways = routes.flatMap(({ id, name: route, stops, arrives, leaves }) => {
        const rows = stops.map((stop, place) => ({ ...stop, id: stopId(id, place) }));
        return [
          wayOf(id, fillIn(labels.busTo, { route }), [
            ...rows.map(({ morning, ...row }) => ({ ...row, times: morning })),
            { name: college, times: arrives },
          ]),
          wayOf('', fillIn(labels.busBack, { route }), [
            { name: college, times: leaves },
            ...rows.map(({ evening, ...row }) => ({ ...row, times: evening })).reverse(),
          ]),
        ];
      });
      before = after;
      return {
        title: titleAlone(title, sample, locale),
        period:
          until === undefined
            ? fillIn(labels.busFrom, { from: formatDate(from, locale) })
            : fillIn(labels.busFromUntil, {
                from: formatDate(from, locale),
                until: formatDate(until, locale),
              }),
        ends: until === undefined ? undefined : dayStart(until) + DAY_MS,
        note: index === 0 ? undefined : labels.busChanges,
        ways,
      };
    }),
  };
}

/** A stop or, without an id, the college, with the times of its trips. */
type Row = { id?: string; name: string; times: readonly string[] };

const stopId = (route: string, place: number) => `${route}-${place}`;

/** Each route of the day in a line: its stops with the time of the first trip in the morning. */
export function busLines(
  { busRoutes }: Pick<Site, 'busRoutes'>,
  locale: Locale,
  now: number,
): ResearchAreaRow[] {
  const { college, timetables } = localise(busRoutes, locale);
  const today = timetables.find(({ until }) => until === undefined || until >= collegeDay(now));
  return (today?.routes ?? []).map(({ name, stops, arrives }, index) => ({
    code: String(index + 1),
    name,
    areas: [
      ...stops.map((stop) => `${stop.name} ${clock(stop.morning[0] ?? '', locale)}`),
      `${college} ${clock(arrives[0] ?? '', locale)}`,
    ],
  }));
}

/** `8.05 am`, `രാവിലെ 8.05`. */
function clock(time: string, locale: Locale): string {
  return formatTime(`2026-01-01T${time}:00+05:30`, locale);
}
