import { type Locale, regionTag } from './locale.ts';

/** Time zone of every date on the site; visitors abroad see the college's dates, not theirs. */
const COLLEGE_TIME_ZONE = 'Asia/Kolkata';

/** ICU writes some Malayalam words with U+200C; it is removed, so that copying, search and fonts work (`ഒക്‌ടോബർ`). */
function withoutJoiners(text: string): string {
  return text.replaceAll('\u200c', '');
}

const FORMS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  day: { day: 'numeric' },
  month: { month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Cached formatters by format and language. Creating one takes 44 KB outside the heap and 80 times as long as formatting a date. */
const formatters: Record<string, Intl.DateTimeFormat> = {};

function format(date: Date, locale: Locale, form: keyof typeof FORMS): string {
  const key = form + locale;
  formatters[key] ??= new Intl.DateTimeFormat(regionTag(locale), { timeZone: COLLEGE_TIME_ZONE, ...FORMS[form] });
  return withoutJoiners(formatters[key].format(date));
}

/** `12 June 2024`, `2024 ജൂൺ 12`. Takes an ISO date or date-time. */
export function formatDate(iso: string, locale: Locale): string {
  return format(new Date(iso), locale, 'date');
}

/** The last day before a moment: midnight at the beginning of 1 January is the end of 31 December. */
export function formatLastDay(iso: string, locale: Locale): string {
  return formatDate(new Date(Date.parse(iso) - 1).toISOString(), locale);
}

/** Date and time of day at the college: `12 June 2024, 4 pm`, `2024 ജൂൺ 12, വൈകിട്ട് 4`. Takes an ISO date-time. */
export function formatMoment(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)}, ${formatTime(iso, locale)}`;
}

/** The end of a period, on its last day: a period that ends at midnight ends on the day before. `31 December 2026, 12 midnight`. */
export function formatEnd(iso: string, locale: Locale): string {
  return `${formatLastDay(iso, locale)}, ${formatTime(iso, locale)}`;
}

/**
 * A period: on one day the date is given once; a period that ends at midnight ends on the day before. `12 December 2026, 9.30 am
 * – 3.30 pm`.
 */
export function formatSpan(start: string, end: string, locale: Locale): string {
  const isOneDay = formatLastDay(end, locale) === formatDate(start, locale);
  const until = isOneDay ? formatTime(end, locale) : formatEnd(end, locale);
  return `${formatMoment(start, locale)} – ${until}`;
}

/** Malayalam names of the parts of the day, by their first hour. */
const PARTS_OF_DAY: readonly [from: number, name: string][] = [
  [19, 'രാത്രി'],
  [15, 'വൈകിട്ട്'],
  [12, 'ഉച്ചയ്ക്ക്'],
  [5, 'രാവിലെ'],
  [0, 'രാത്രി'],
];

/** `4 pm`, `9.30 am`; `വൈകിട്ട് 4`, `രാവിലെ 9.30`. Midnight and noon are written as words in English, because 12 am is ambiguous. Takes an ISO date-time. */
export function formatTime(iso: string, locale: Locale): string {
  const [hour = 0, minute = 0] = format(new Date(iso), 'en', 'time').split(':').map(Number);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}`;
  if (locale === 'ml') return `${PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? ''} ${clock}`;
  if (minute === 0 && hour === 0) return '12 midnight';
  if (minute === 0 && hour === 12) return '12 noon';
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Day of the month and short month for the date column of notices. */
export function formatDayAndMonth(iso: string, locale: Locale): { day: string; month: string } {
  const date = new Date(iso);
  return {
    day: format(date, locale, 'day'),
    month: format(date, locale, 'month'),
  };
}

/** Short names of the twelve months, January first. */
export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2025, month, 15)), locale, 'month'));
}

/** Whole rupees with Indian grouping: `₹12,470`. */
export function formatRupees(amount: number): string {
  return `₹${new Intl.NumberFormat('en-IN').format(amount)}`;
}
