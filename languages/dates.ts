import type { Locale } from './codes.ts';
import { ofEach } from './read-languages.ts';

/**
 * How a language writes dates and lists, for app/i18n/format.ts: not by the browser, since browsers
 * spell and order them differently, and the first render must equal the prerendered page.
 */
type Dates = {
  /** January first. */
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** First to fifth, before a weekday. */
  nth: readonly string[];
  /** `{weekday}` with its `{date}`. */
  dayOf: string;
  /** `{month}` and `{year}`. */
  monthOf: string;
  /**
   * A time of day by its `{clock}` of twelve hours, such as `9.30`, from a minute of the day on.
   */
  times: readonly (readonly [from: number, form: string])[];
  /** Between the last two words of a list. */
  and: string;
};

export const DATES: Record<Locale, Dates> = ofEach(
  ({ shortMonths, weekdays, nth, dayOf, monthOf, times, and }) => ({
    ...{ shortMonths, weekdays, nth, dayOf, monthOf, and },
    times: Object.entries(times).map(([from, form]) => {
      const [hour = 0, minute = 0] = from.split(':').map(Number);
      return [hour * 60 + minute, form] as const;
    }),
  }),
);

/** What browsers need of it: a date has `{day}`, `{month}` and `{year}`. */
type WholeDates = { months: readonly string[]; date: string };

export const WHOLE_DATES: Record<Locale, WholeDates> = ofEach(({ months, date }) => ({
  months,
  date,
}));
