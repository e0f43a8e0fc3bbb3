import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { ResearchAreaRow } from '#app/features/section-page/rows.server.ts';
import { titleAlone } from '#app/features/shell/sample.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type BusRoutesBlock = ReturnType<typeof busRoutesBlock>;

/** Each route as a line of stops down to the college, with the times of both trips. */
export function busRoutesBlock({ busRoutes }: Pick<Site, 'busRoutes'>, locale: Locale) {
  const labels = labelsFor(locale);
  const { title, college, routes, sample } = localise(busRoutes, locale);
  return {
    title: titleAlone(title, sample, locale),
    routes: routes.map(({ id, name, stops, arrives, leaves }) => ({
      id,
      name,
      stops: [...stops, { name: college, morning: arrives, evening: leaves }].map((stop) => ({
        name: stop.name,
        morning: clock(stop.morning),
        evening: clock(stop.evening),
      })),
    })),
    labels: { stop: labels.busStop, morning: labels.busMorning, evening: labels.busEvening },
  };
}

/** Each route in a line: its stops with the time in the morning. */
export function busLines(site: Pick<Site, 'busRoutes'>, locale: Locale): ResearchAreaRow[] {
  return busRoutesBlock(site, locale).routes.map(({ name, stops }, index) => ({
    code: String(index + 1),
    name,
    areas: stops.map((stop) => `${stop.name} ${stop.morning}`),
  }));
}

/** `8.05`, for columns whose headings name the part of the day. */
function clock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}.${minutes}`;
}
