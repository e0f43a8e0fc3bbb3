import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { DAY_MS } from '#app/domain/clock.ts';
import { officeChanges, officeState } from '#app/domain/office-hours.ts';
import { formatMoment, formatTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * Whether offices are open, and until or from when, as a timeline of some days.
 * @param from a midnight, Unix time in milliseconds
 */
export function officeTimeline(
  { college, calendar }: Pick<Site, 'college' | 'calendar'>,
  locale: Locale,
  from: number,
  days: number,
) {
  const labels = labelsFor('college', locale);
  const hours = { ...college.officeHours, holidays: calendar.holidays.map(({ date }) => date) };
  const steps = [from, ...officeChanges(from, days, hours)].map((moment) => {
    const { isOpen, next } = officeState(moment, hours);
    return {
      from: moment,
      mark: isOpen ? ('active' as const) : ('closed' as const),
      text: isOpen
        ? fillIn(labels.officeOpen, { time: formatTime(next, locale) })
        : fillIn(labels.officeClosed, { moment: formatMoment(next, locale) }),
    };
  });
  return [...steps, { from: from + days * DAY_MS, mark: 'closed' as const, text: '' }];
}
