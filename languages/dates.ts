import { DATES as en } from './en/dates.ts';
import type { Locale } from './languages.ts';
import { DATES as ml } from './ml/dates.ts';

/**
 * How a language writes dates and lists, for app/i18n/format.ts: written here, since browsers spell and order them differently, and the first render
 * must equal the prerendered page.
 */
export type Dates = {
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** First to fifth, before a weekday. */
  nth: readonly string[];
  dateOf: (day: string, month: string, year: string) => string;
  /** A weekday with its date. */
  dayOf: (weekday: string, date: string) => string;
  monthOf: (month: string, year: string) => string;
  /** A time of day by its clock of twelve hours, such as `9.30`, and its hour and minute. */
  timeOf: (clock: string, hour: number, minute: number) => string;
  listOf: (words: readonly string[]) => string;
};

export const DATES: Record<Locale, Dates> = { en, ml };
