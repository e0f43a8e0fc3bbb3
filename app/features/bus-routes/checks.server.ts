import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { leadOf } from '#app/content/rows/notice-rows.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import type { Expected } from '#app/lib/expected.ts';

const A_TRIP: Expected = {
  en: 'a time of a trip of the college buses',
  ml: 'കോളേജ് ബസുകളുടെ ഒരു ട്രിപ്പിന്റെ സമയം',
};
const PAGE = '/facilities/transport';
/** A time with minutes, as texts write it: 5.15, 17:15. */
const CLOCK = /(?<![\d.:])([01]?\d|2[0-3])[.:]([0-5]\d)(?![\d.:])/g;

/** Reports times in notices about the buses (those that link to their page) that no trip of the timetables has. */
export function checkBusTimes(
  { busRoutes, college, notices }: Pick<Site, 'busRoutes' | 'college' | 'notices'>,
  { report }: Reporting,
): void {
  const routes = busRoutes.timetables.flatMap((timetable) => timetable.routes);
  const times = routes.flatMap(({ stops, arrives, leaves }) => [
    ...arrives,
    ...leaves,
    ...stops.flatMap(({ morning, evening }) => [...morning, ...evening]),
  ]);
  const known = new Set(times.map(onDial));
  const [first] = busRoutes.timetables;
  for (const notice of notices) {
    const { file, summary, body, steps = [], links = [], validUntil } = notice;
    const isAboutBuses = links.some(({ href }) => href.split('#')[0] === PAGE);
    if (!first || !isAboutBuses || validUntil.slice(0, 10) < first.from) continue;
    const texts: [FieldPath, (typeof notice)['body']][] = [
      [['summary'], summary],
      [['body'], body],
      ...steps.map((step, index): [FieldPath, typeof step] => [['steps', index], step]),
    ];
    for (const [place, text] of texts) {
      for (const locale of college.languages) {
        // A summary that repeats the text repeats its times too.
        if (text === summary && leadOf(notice, locale) === undefined) continue;
        const path = [...place, locale];
        for (const [time] of text[locale].matchAll(CLOCK)) {
          if (!known.has(onDial(time))) report({ file, path, expected: A_TRIP, found: time });
        }
      }
    }
  }
}

/** `5:15` for 5.15, 05:15 and 17:15: texts name the part of the day in words. */
function onDial(time: string): string {
  const [hours, minutes] = time.split(/[.:]/);
  return `${Number(hours) % 12}:${minutes}`;
}
