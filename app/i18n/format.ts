import { COLLEGE_OFFSET_MS } from '#app/domain/clock.ts';
import { WEEKDAYS, type WeeklyHoliday } from '#app/domain/office-hours.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { DATES, WHOLE_DATES } from '#languages/dates.ts';
import type { Locale } from './locale.ts';

const WEEKDAY_IDS: readonly string[] = WEEKDAYS;

/**
 * The UTC fields of the result are those of the college's time; visitors abroad see the college's
 * dates, not theirs.
 */
const atCollege = (iso: string) => new Date(Date.parse(iso) + COLLEGE_OFFSET_MS);

function partsOf(iso: string, locale: Locale) {
  const date = atCollege(iso);
  return {
    day: date.getUTCDate(),
    month: WHOLE_DATES[locale].months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  };
}

/** `12 June 2024`, `2024 ജൂൺ 12`. Takes an ISO date or date-time. */
export function formatDate(iso: string, locale: Locale): string {
  return fillIn(WHOLE_DATES[locale].date, partsOf(iso, locale));
}

/** `November 2026`, `2026 നവംബർ`. Takes an ISO date. */
export function formatMonth(iso: string, locale: Locale): string {
  return fillIn(DATES[locale].monthOf, partsOf(iso, locale));
}

/** `Friday`, `വെള്ളിയാഴ്ച`. Takes an ISO date. */
export function formatWeekday(iso: string, locale: Locale): string {
  return DATES[locale].weekdays[atCollege(iso).getUTCDay()] ?? '';
}

/** All of them, Sunday first. */
export function weekdayNames(locale: Locale): readonly string[] {
  return DATES[locale].weekdays;
}

/** `Sunday`, `second Saturday`; `രണ്ടാം ശനിയാഴ്ച`. */
export function formatWeeklyHoliday(holiday: WeeklyHoliday, locale: Locale): string {
  const [weekday = '', nth] = holiday.split('-');
  const name = DATES[locale].weekdays[WEEKDAY_IDS.indexOf(weekday)] ?? '';
  return nth ? `${DATES[locale].nth[Number(nth) - 1]} ${name}` : name;
}

/** `Friday, 27 November 2026`; `2026 നവംബർ 27, വെള്ളിയാഴ്ച`. Takes an ISO date. */
export function formatDay(iso: string, locale: Locale): string {
  return fillIn(DATES[locale].dayOf, {
    weekday: formatWeekday(iso, locale),
    date: formatDate(iso, locale),
  });
}

/**
 * The last day before a moment: midnight at the beginning of 1 January is the end of 31 December.
 */
export function formatLastDay(iso: string, locale: Locale): string {
  return formatDate(new Date(Date.parse(iso) - 1).toISOString(), locale);
}

/**
 * Date and time of day at the college: `12 June 2024, 4 pm`, `2024 ജൂൺ 12, വൈകിട്ട് 4`. Takes an
 * ISO date-time.
 */
export function formatMoment(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)}, ${formatTime(iso, locale)}`;
}

/**
 * The end of a period, on its last day: a period that ends at midnight ends on the day before.
 * `31 December 2026, 12 midnight`.
 */
export function formatEnd(iso: string, locale: Locale): string {
  return `${formatLastDay(iso, locale)}, ${formatTime(iso, locale)}`;
}

/**
 * A period: on one day the date is given once; a period that ends at midnight ends on the day
 * before. `12 December 2026, 9:30 am – 3:30 pm`.
 */
export function formatSpan(start: string, end: string, locale: Locale): string {
  return `${formatDate(start, locale)}, ${formatHours(start, end, locale)}`;
}

/**
 * A period beside the day on which it begins: `9:30 am – 3:30 pm`,
 * `7:30 am – 8 January 2027, 5 pm`.
 */
export function formatHours(start: string, end: string, locale: Locale): string {
  const isOneDay = formatLastDay(end, locale) === formatDate(start, locale);
  const until = isOneDay ? formatTime(end, locale) : formatEnd(end, locale);
  return `${formatTime(start, locale)} – ${until}`;
}

/**
 * `4 pm`, `9:30 am`; `വൈകിട്ട് 4`, `രാവിലെ 9:30`. Midnight and noon are written as words in
 * English, because 12 am is ambiguous. Takes an ISO date-time.
 */
export function formatTime(iso: string, locale: Locale): string {
  const date = atCollege(iso);
  const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()];
  const clock = onTwelve(`${hour}:${minute}`);
  const form = DATES[locale].times.findLast(([from]) => from <= hour * 60 + minute)?.[1] ?? '';
  return fillIn(form, { clock });
}

/** A time of day in 24 hours (`16:30`, `10:00`) on the clock of twelve: `4:30`, `10`. */
export function onTwelve(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const of12 = ((hour + 11) % 12) + 1;
  return minute === 0 ? String(of12) : `${of12}:${String(minute).padStart(2, '0')}`;
}

/** Day of the month and short month for the date column of notices. */
export function formatDayAndMonth(iso: string, locale: Locale): { day: string; month: string } {
  const date = atCollege(iso);
  return {
    day: String(date.getUTCDate()),
    month: DATES[locale].shortMonths[date.getUTCMonth()] ?? '',
  };
}

/** Short names of the twelve months, January first. */
export function monthNames(locale: Locale): readonly string[] {
  return DATES[locale].shortMonths;
}

/** The name of a language in another: `Malayalam`, `മലയാളം`. */
export function formatLanguage(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

const NUMBERS = new Intl.NumberFormat('en-IN');

/** A whole number with Indian grouping: `1,12,470`. */
export const formatNumber = (value: number): string => NUMBERS.format(value);

/** Whole rupees with Indian grouping: `₹12,470`. */
export function formatRupees(amount: number): string {
  return `₹${formatNumber(amount)}`;
}

/** `physics, chemistry and law`; in Malayalam with commas only. */
export function formatList(words: readonly string[], locale: Locale): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)]
    .filter(Boolean)
    .join(DATES[locale].and);
}
