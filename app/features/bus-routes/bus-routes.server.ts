import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { ResearchAreaRow } from '#app/features/section-page/rows.server.ts';
import { titleAlone } from '#app/features/shell/sample.server.ts';
import { formatDate, formatTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { collegeDay } from '#app/lib/clock.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export type BusRoutesBlock = ReturnType<typeof busRoutesBlock>;

/** The timetables valid on the day of `now` (Unix time in milliseconds) and later; each route in both directions, in the order of travel. */
export function busRoutesBlock({ busRoutes }: Pick<Site, 'busRoutes'>, locale: Locale, now: number) {
  const labels = labelsFor(locale);
  const { title, college, timetables, sample } = localise(busRoutes, locale);
  const shown = new Set<string>();
  return {
    timetables: timetables
      .filter(({ until }) => until === undefined || until >= collegeDay(now))
      .map(({ from, until, routes }) => ({
        title: titleAlone(title, sample, locale),
        period:
          until === undefined
            ? fillIn(labels.busFrom, { from: formatDate(from, locale) })
            : fillIn(labels.busFromUntil, { from: formatDate(from, locale), until: formatDate(until, locale) }),
        routes: routes.map(({ id, name, stops, arrives, leaves }) => {
          const anchor = shown.has(id) ? undefined : id;
          shown.add(id);
          const row = (stop: string, times: readonly string[], isCollege = false) => ({
            name: stop,
            isCollege,
            times: times.map((time) => clock(time, locale)),
          });
          return {
            id,
            anchor,
            name,
            ways: [
              { caption: fillIn(labels.busTo, { route: name }), rows: [...stops.map((stop) => row(stop.name, stop.morning)), row(college, arrives, true)] },
              {
                caption: fillIn(labels.busBack, { route: name }),
                rows: [row(college, leaves, true), ...stops.map((stop) => row(stop.name, stop.evening)).reverse()],
              },
            ],
          };
        }),
      })),
    labels: { stop: labels.busStop, time: labels.busTime, trip: labels.busTrip },
  };
}

/** Each route of the day in a line: its stops with the time of the first trip in the morning. */
export function busLines(site: Pick<Site, 'busRoutes'>, locale: Locale, now: number): ResearchAreaRow[] {
  const [today] = busRoutesBlock(site, locale, now).timetables;
  return (today?.routes ?? []).map(({ name, ways: [to] }, index) => ({
    code: String(index + 1),
    name,
    areas: (to?.rows ?? []).map((stop) => `${stop.name} ${stop.times[0]}`),
  }));
}

/** `8.05 am`, `രാവിലെ 8.05`. */
function clock(time: string, locale: Locale): string {
  return formatTime(`2026-01-01T${time}:00+05:30`, locale);
}
