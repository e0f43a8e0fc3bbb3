import { type Locale, regionTag } from './locale.ts';

/** Time zone of every date on the site; visitors abroad see the college's dates, not theirs. */
const COLLEGE_TIME_ZONE = 'Asia/Kolkata';

/** ICU writes some Malayalam words with U+200C; without it copies, search and fonts agree (`ഒക്‌ടോബർ`). */
function withoutJoiners(text: string): string {
  return text.replaceAll('\u200c', '');
}

function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(regionTag(locale), { timeZone: COLLEGE_TIME_ZONE, ...options });
  return withoutJoiners(formatter.format(date));
}

/** `12 June 2024`, `2024 ജൂൺ 12`. Takes an ISO date or date-time. */
export function formatDate(iso: string, locale: Locale): string {
  return format(new Date(iso), locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Day of the month and short month for the date column of notices. */
export function formatDayAndMonth(iso: string, locale: Locale): { day: string; month: string } {
  const date = new Date(iso);
  return {
    day: format(date, locale, { day: 'numeric' }),
    month: format(date, locale, { month: 'short' }),
  };
}

/** Whole rupees with Indian grouping: `₹12,470`. */
export function formatRupees(amount: number): string {
  return `₹${new Intl.NumberFormat('en-IN').format(amount)}`;
}
