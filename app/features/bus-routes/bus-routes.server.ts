import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { ResearchAreaRow } from '#app/content/rows/department-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { formatDate, formatTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export type BusRoutesBlock = ReturnType<typeof busRoutesBlock>;

/**
 * The timetables valid on the day of `now` (Unix time in milliseconds) and later; each route in
 * both directions, in the order of travel. A later timetable has the tables in which a time
 * changes, each new time marked, and the names of those that stay as they are.
 */
export function busRoutesBlock(
  { busRoutes }: Pick<Site, 'busRoutes'>,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('bus-routes', locale);
  const { title, college, timetables, sample } = localise(busRoutes, locale);
  const shown = new Set<string>();
  let before = new Map<string, string>();
  return {
    timetables: timetables
      .filter(({ until }) => until === undefined || until >= collegeDay(now))
      .map(({ from, until, routes }, index) => {
        const after = new Map<string, string>();
        const ways = routes.flatMap(({ id, name, stops, arrives, leaves }) => {
          const wayOf = (
            way: string,
            rows: readonly { name: string; times: readonly string[]; isCollege?: true }[],
          ) => {
            const caption = fillIn(way, { route: name });
            const anchor = shown.has(id) ? undefined : id;
            shown.add(id);
            return {
              anchor,
              caption,
              rows: rows.map(({ name: stop, times, isCollege = false }) => ({
                name: stop,
                isCollege,
                times: times.map((time, trip) => {
                  const place = [caption, stop, trip].join();
                  after.set(place, time);
                  return {
                    time: clock(time, locale),
                    isNew: index > 0 && before.get(place) !== time,
                  };
                }),
              })),
            };
          };
          const atCollege = (times: readonly string[]) => ({
            name: college,
            times,
            isCollege: true as const,
          });
          return [
            wayOf(labels.busTo, [
              ...stops.map((stop) => ({ name: stop.name, times: stop.morning })),
              atCollege(arrives),
            ]),
            wayOf(labels.busBack, [
              atCollege(leaves),
              ...stops.map((stop) => ({ name: stop.name, times: stop.evening })).reverse(),
            ]),
          ];
        });
        const ended = [...before.keys()].filter((place) => !after.has(place));
        before = after;
        const isShown = ({ caption, rows }: (typeof ways)[number]) =>
          index === 0 ||
          ended.some((place) => place.startsWith(`${caption},`)) ||
          rows.some(({ times }) => times.some(({ isNew }) => isNew));
        return {
          title: titleAlone(title, sample, locale),
          period:
            until === undefined
              ? fillIn(labels.busFrom, { from: formatDate(from, locale) })
              : fillIn(labels.busFromUntil, {
                  from: formatDate(from, locale),
                  until: formatDate(until, locale),
                }),
          note: index === 0 ? undefined : labels.busChanges,
          ways: ways.filter(isShown),
          unchanged: ways.filter((way) => !isShown(way)).map(({ caption }) => caption),
        };
      }),
  };
}

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
