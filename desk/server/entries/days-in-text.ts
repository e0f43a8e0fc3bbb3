import { formatDate } from '#app/i18n/format.ts';
import { inEvery } from '#app/i18n/locale.ts';
import type { Words } from '#desk/words.ts';
import { WHOLE_DATES } from '#languages/dates.ts';
import { correctSpelling } from '#languages/spelling.ts';

/** A day that a text names; without a year it may be of any. */
export type NamedDay = { day: number; month: number; year?: number | undefined };

const ENGLISH = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];
const OTHERS = Object.values(WHOLE_DATES).filter((each) => each !== WHOLE_DATES.en);
const MONTHS = ENGLISH.map((name, month) =>
  [`${name}(?![a-z])\\.?`, ...OTHERS.map(({ months }) => months[month])].join('|'),
);
const MONTH = `(?:${MONTHS.join('|')})`;
const NAMES = MONTHS.map((name) => new RegExp(`^(?:${name})$`, 'i'));

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?![\d:]|\.\d)`;
const YEAR = String.raw`(?:19|20)\d\d(?![\d-]\d)`;
/** Between the days of one month. A comma alone may stand before something else. */
const TO = ' ?(?:-|–|&|to|and|മുതൽ) ?';
const NO_TIME = String.raw`(?! ?(?:[ap]\.?m\b|മണി))`;
const FIRST = new RegExp(
  String.raw`(?<![\d.:/-])((?:${DAY}(?:, ?${DAY}){0,8}${TO})?${DAY}) ?(?:of |-)?(${MONTH})(?:,? ?(${YEAR}))?`,
  'gi',
);
const AFTER = new RegExp(
  String.raw`(?:(?<!\d)(${YEAR})(?:-ലെ)?,? ?)?(?<![a-z])(${MONTH})(?: മാസം)? ?(${DAY}(?:, ?${DAY}){1,8}(?= തീയതി)|${DAY}(?:${TO}${DAY}${NO_TIME})?)(?:, ?(${YEAR}))?`,
  'gi',
);
const NUMBERS = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d/]|[.-]\d)/g;
/** Between numbers, what word processors make of a hyphen: `15–12–2026`. */
const LONG_HYPHEN = /(?<=\d)[\u2010-\u2013](?=\d{1,2}[\u2010-\u2013]\d|\d{2,4}(?!\d))/g;
const ISO = /(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/g;

/**
 * The days that a text names: `15 December`, `December 15, 2026`, `15 to 18 December 2026`,
 * `2026 ഡിസംബർ 15`, `15.12.2026`, `15/12/26`.
 */
export function daysInText(text: string): NamedDay[] {
  const line = correctSpelling(text).replaceAll(/\s+/g, ' ');
  const found = [
    ...[...line.matchAll(FIRST)].flatMap(([, days, month, year]) => daysOf(days, month, year)),
    ...[...line.matchAll(AFTER)].flatMap(([, before, month, days, after]) =>
      daysOf(days, month, before ?? after),
    ),
    ...[...line.replaceAll(LONG_HYPHEN, '-').matchAll(NUMBERS)].map(([, day, , month, year = '']) =>
      named(day, Number(month), year.length === 2 ? `20${year}` : year),
    ),
    ...[...line.matchAll(ISO)].map(([, year, month, day]) => named(day, Number(month), year)),
  ];
  return found.filter(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12);
}

function daysOf(days = '', name = '', year: string | undefined): NamedDay[] {
  // In small letters it is no month.
  if (name === 'may') return [];
  const month = NAMES.findIndex((each) => each.test(name)) + 1;
  return (days.match(/\d+/g) ?? []).map((day) => named(day, month, year));
}

function named(day: string | undefined, month: number, year: string | undefined): NamedDay {
  return { day: Number(day), month, ...(year !== undefined && { year: Number(year) }) };
}

/** Whether one of some days of the calendar, `2026-12-15`, is meant. */
export function isOneOf({ day, month, year }: NamedDay, days: readonly string[]): boolean {
  return days.some((each) => {
    const [ofYear, ofMonth, date] = each.split('-').map(Number);
    return (year === undefined || year === ofYear) && month === ofMonth && day === date;
  });
}

/** A named day in the calendar; one without a year is that nearest to a day. */
export function calendarDay({ day, month, year }: NamedDay, near: string): string {
  const within = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const own = Number(near.slice(0, 4));
  const distance = (each: number) => Math.abs(Date.parse(`${each}-${within}`) - Date.parse(near));
  const [nearest = own] = [own, own + 1, own - 1].sort((a, b) => distance(a) - distance(b));
  return `${year ?? nearest}-${within}`;
}

/** `28 December 2026` and `2026 ഡിസംബർ 28`; without a year, `28 December`. */
export function wordsOfDay(named: NamedDay): Words {
  const { year = 2000 } = named;
  return inEvery((locale) => {
    const words = formatDate(calendarDay({ ...named, year }, ''), locale);
    return named.year === undefined ? words.replace(String(year), '').trim() : words;
  });
}
