import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { ResearchAreaRow } from '#app/content/rows/department-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { formatDate, formatTime } from '#app/i18n/format.ts';
import { FIRST, type Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { slugOf } from '#app/lib/slug.ts';

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
  const { title, college, timetables, sample } = localise(withStopIds(busRoutes), locale);
  const current = timetables.filter(({ until }) => until === undefined || until >= collegeDay(now));
  const stops = current.flatMap(({ routes }) =>
    routes.flatMap(({ name: route, stops }) =>
      stops.map(({ id, name }) => [id, `${name} (${route})`] as const),
    ),
  );
  const anchors = new Set<string>();
  let before = new Map<string, string>();
  return {
    now: dayStart(collegeDay(now)),
    stops: [...new Map(stops)].map(([value, label]) => ({ value, label })),
    timetables: current.map(({ from, until, routes }, index) => {
      const after = new Map<string, string>();
      const wayOf = (caption: string, rows: readonly Row[], anchor?: string) => ({
        anchor,
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
        const anchor = anchors.has(id) ? undefined : id;
        anchors.add(id);
        return [
          wayOf(
            fillIn(labels.busTo, { route }),
            [
              ...stops.map(({ morning, ...row }) => ({ ...row, times: morning })),
              { name: college, times: arrives },
            ],
            anchor,
          ),
          wayOf(fillIn(labels.busBack, { route }), [
            { name: college, times: leaves },
            ...stops.map(({ evening, ...row }) => ({ ...row, times: evening })).reverse(),
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

/**
 * Stops by route and name, not by place: a device remembers one, and a later timetable may have
 * another before it.
 */
const withStopIds = (busRoutes: Site['busRoutes']) => ({
  ...busRoutes,
  timetables: busRoutes.timetables.map((timetable) => ({
    ...timetable,
    routes: timetable.routes.map((route) => ({
      ...route,
      stops: route.stops.map((stop) => ({
        ...stop,
        id: `${route.id}-${slugOf(stop.name[FIRST])}`,
      })),
    })),
  })),
});

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

/** `8:05 am`, `രാവിലെ 8:05`. */
function clock(time: string, locale: Locale): string {
  return formatTime(`2026-01-01T${time}:00+05:30`, locale);
}
