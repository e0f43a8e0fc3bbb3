import type { Locale } from './codes.ts';
import * as en from './en/dates.ts';
import * as ml from './ml/dates.ts';
import * as ta from './ta/dates.ts';

/**
 * How a language writes dates and lists, for app/i18n/format.ts: written here, since browsers spell and order them differently, and the first render
 * must equal the prerendered page.
 */
export type Dates = {
  /** January first. */
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** First to fifth, before a weekday. */
  nth: readonly string[];
  /** A weekday with its date. */
  dayOf: (weekday: string, date: string) => string;
  monthOf: (month: string, year: string) => string;
  /** A time of day by its clock of twelve hours, such as `9.30`, and its hour and minute. */
  timeOf: (clock: string, hour: number, minute: number) => string;
  listOf: (words: readonly string[]) => string;
};

export const DATES: Record<Locale, Dates> = { en: en.DATES, ml: ml.DATES, ta: ta.DATES };

/** What browsers need of it. */
export type WholeDates = {
  months: readonly string[];
  dateOf: (day: string, month: string, year: string) => string;
};

export const WHOLE_DATES: Record<Locale, WholeDates> = {
  en: en.WHOLE_DATES,
  ml: ml.WHOLE_DATES,
  ta: ta.WHOLE_DATES,
};
