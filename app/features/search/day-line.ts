import { formatDay, formatMonth, weekdayNames } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';

const YEAR = /20\d\d/g;

/**
 * What the text of a calendar has for a day: `Friday, 25 December 2026: Closed: Christmas`; without
 * a line the day and the sentence about its weekday, as of second Saturdays.
 * @param text in which months are headings, and lines begin with a day and its weekday
 * @param month from 0
 * @returns nothing for a text without this month
 */
export function dayLine(
  text: string,
  { month, day }: { month: number; day: number },
  locale: Locale,
): string | undefined {
  const weekdays = weekdayNames(locale);
  const headings = [...new Set(text.match(YEAR))]
    .flatMap((year) => Array.from({ length: 12 }, (_, at) => isoOf(year, at, 1)))
    .map((iso) => ({ iso, start: text.search(new RegExp(`[·.:;] ${formatMonth(iso, locale)} ·`)) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const at = headings.findIndex(({ iso }) => Number(iso.slice(5, 7)) === month + 1);
  const heading = headings[at];
  if (!heading) return undefined;
  const iso = isoOf(heading.iso.slice(0, 4), month, day);
  // 30 February would be read as 2 March.
  if (new Date(iso).getUTCDate() !== day) return undefined;
  const lineStart = new RegExp(`(?=\\b\\d{1,2} (?:${weekdays.join('|')}) )`);
  const linesOf = (part: string) =>
    part.split(lineStart).flatMap((line) => {
      const [, number, rest = ''] = /^(\d+) \S+ (.*?)(?: ·|$)/.exec(line) ?? [];
      return Number(number) === day ? [rest.trim()] : [];
    });
  const lines = linesOf(text.slice(heading.start, headings[at + 1]?.start));
  const whole = formatDay(iso, locale);
  const weekday = weekdays[new Date(iso).getUTCDay()] ?? '';
  const last = text.slice(headings.at(-1)?.start).split(lineStart).at(-1) ?? '';
  const [, ...sentences] = last.split(/ · |\. /);
  const ofWeekday = lines.length > 0 ? '' : sentences.find((each) => each.includes(weekday));
  return [whole, ...lines, ofWeekday].filter(Boolean).join(' · ');
}

const two = (number: number) => String(number).padStart(2, '0');
const isoOf = (year: string, month: number, day: number) => `${year}-${two(month + 1)}-${two(day)}`;
