import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { dayWords } from '#desk/server/forms/day-words.ts';
import { adviceAt, formOf } from '#desk/server/forms/field-of.ts';
import { WORDS } from '#desk/words.ts';
import { calendarDay, daysInText, isOneOf, type NamedDay, wordsOfDay } from './days-in-text.ts';
import { leaves } from './field-changes.ts';

const ISO = /^\d{4}-\d\d-\d\d/;

const MONTHS = LOCALES.flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    formatDate(calendarDay({ day: 1, month: month + 1, year: 2000 }, ''), locale).replaceAll(
      /[\d ]/g,
      '',
    ),
  ),
);
/**
 * Of a date, a session such as 2025-26 or an entrance examination, which have names of four
 * letters; that of an order or of a regulation may be an older one.
 */
const OWN_YEAR = new RegExp(
  `(?<=(?:${MONTHS.join('|')}|\\b[A-Z]{4}|ഗേറ്റ്),? )20\\d\\d\\b|\\b20\\d\\d(?= (?:${MONTHS.join('|')})|-\\d\\d\\b)`,
  'g',
);

const ISSUED = ['issuedOn', 'publishedAt'];
/** Days beside what an entry is about: no text need name them. */
const BESIDE = [...ISSUED, 'publishFrom', 'onTopUntil', 'updatedOn', 'reviewedOn'];
/** How far the year of a copied text may be from that of its entry. */
const YEARS_NEARBY = 2;
/** How many signs a day without a time has. */
const DAY_LENGTH = 10;
/** A period that ends at midnight ends on the day before as well. */
const ENDS = ['end', 'closesAt', 'validUntil'];
/** Days that have no other field than this text. */
const IN_WORDS = ['importantDates', 'feeDetails', 'feeRemarks'];
/** Numbers of papers look like days. */
const NUMBERED = ['reference', 'number'];

/** The list of the days of a notice. */
const DAYS = 'dates';
/** Words of the last day for something. */
const DEADLINE =
  /\b(?:last da(?:te|y)|on or before|not later than|latest by|up ?to|until|till)\b|അവസാന|മുമ്പ്|മുൻപ്|നകം|വരെ/i;

/** A text and the days that it names; a field and the days that it holds. */
type Text = { path: FieldPath; text: string; named: NamedDay[] };
type Field = { path: FieldPath; days: string[]; written: string };
/** An entry as it was and as it will be. */
type Versions = { before: unknown; value: unknown };

/**
 * Texts of an entry that contradict its fields: that name a day that was changed, one of another
 * year, as after a copy, or another day in the place of that of a field; and the fields whose day
 * such a text does not name. They may be meant, so they prevent nothing, and what stays as it was
 * is named once. A day that no field has is ordinary by itself: {@link daysToAdd}.
 * @param owner the entry to which it belongs, whose days are its own too
 * @param now in milliseconds; nothing is said of a notice that is ended early
 */
export function dayAdvice(
  kind: Kind,
  { before, value }: Versions,
  owner?: Versions,
  now = Date.now(),
): Mistake[] {
  if (isEndedEarly({ before, value }, now) || (owner && isEndedEarly(owner, now))) return [];
  const texts = textsOf(value);
  const fields = [...fieldsOf(value), ...fieldsOf(owner?.value)];
  const known = daysOf(fields);
  const inWords = texts.filter(isInWords).flatMap(({ named }) => named);
  const isKnown = (day: NamedDay) =>
    isOneOf(day, known) || inWords.some((each) => isDeepStrictEqual(each, day));
  const gone = daysOf([...fieldsOf(before), ...fieldsOf(owner?.before)]);
  const said = new Set(textsOf(before).map(({ text }) => text));
  const isMoved = !isDeepStrictEqual(gone, known);
  const years = yearsOf(kind, value);
  const advice = texts.map((each) => {
    const others = each.named.filter((day) => !isKnown(day));
    const old = others.find((day) => isOneOf(day, gone));
    const [year] = years
      ? [...each.text.matchAll(OWN_YEAR)].map(String).filter((found) => !years.includes(found))
      : [];
    const isNew = old === undefined && (isMoved || !said.has(each.text));
    const other = isNew
      ? others.find((day) => contradicts(day, each, fields, texts, before))
      : undefined;
    const words = old
      ? WORDS.oldDay(wordsOfDay(old))
      : year && years
        ? WORDS.otherYear(year, years[0] ?? '')
        : other && WORDS.dayOnlyInText(wordsOfDay(other));
    return { path: each.path, words, other };
  });
  const other = advice.find((each) => each.other)?.other;
  // Said once where both languages name it.
  const first = (each: (typeof advice)[number]) =>
    !each.other || advice.find((one) => isDeepStrictEqual(one.other, each.other)) === each;
  const isTouched = isMoved || texts.some(({ text }) => !said.has(text));
  const apart =
    isTouched && !kind.isSilentOnDays
      ? unnamed(fieldsOf(before), fieldsOf(value), texts, other)
      : [];
  return [...advice.filter(first), ...apart].flatMap(({ path, words }) =>
    words ? [adviceAt(kind, path, words)] : [],
  );
}

/** Whether a notice was ended before its day: what is in the archive says what it said. */
function isEndedEarly({ before, value }: Versions, now: number): boolean {
  const [planned, end] = [before, value].map((each) => Date.parse(Object(each).validUntil));
  return Number(end) <= now && Number(planned) > now;
}

/**
 * The fields whose day no text names, while the texts name another one: one that no field has, the
 * day that the field had, or no other than the last on which the entry is shown.
 * @param other a day that no field has
 */
function unnamed(
  before: readonly Field[],
  fields: readonly Field[],
  texts: readonly Text[],
  other: NamedDay | undefined,
) {
  const named = texts.flatMap((text) => text.named);
  const namedIn = (days: readonly string[]) => named.find((day) => isOneOf(day, days));
  const [ends, own] = [true, false].map((isEnd) =>
    fields.filter((field) => isAbout(field) && (field.path.at(-1) === 'validUntil') === isEnd),
  ) as [Field[], Field[]];
  const last = own.some(({ days }) => namedIn(days)) ? undefined : namedIn(daysOf(ends));
  const known = daysOf(fields);
  const had = ({ path }: Field) =>
    namedIn(
      daysOf(before.filter((each) => isDeepStrictEqual(each.path, path))).filter((day) =>
        known.includes(day),
      ),
    );
  // A notice may be shown longer than any of its days, but not shorter.
  const isTooShort = ([day = '']: readonly string[]) =>
    other !== undefined && calendarDay(other, day) > day;
  const apart = [
    ...ends.map((field) => ({ ...field, instead: isTooShort(field.days) ? other : undefined })),
    ...own.map((field) => ({ ...field, instead: other ?? had(field) ?? last })),
  ];
  return apart.flatMap(({ path, days, instead }) => {
    const [day = ''] = days;
    return instead && !namedIn(days)
      ? [
          {
            path,
            words: WORDS.dayOnlyInField(dayWords(day) ?? { en: day, ml: day }, wordsOfDay(instead)),
          },
        ]
      : [];
  });
}

/**
 * Whether a day that no field has contradicts them. Before the day of issue it may be that of an
 * order; after it, it is one more day, unless it stands in the place of that of a field: the text
 * has named that before, or nothing in its language does; or it is the last day for something, and
 * the entry is shown no longer. Before an event it may be the last for registering, if the text
 * names the day of the event as well.
 */
function contradicts(
  named: NamedDay,
  text: Text,
  fields: readonly Field[],
  texts: readonly Text[],
  before: unknown,
): boolean {
  const days = daysOf(fields.filter(isAbout)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (isInWords(text) || first === undefined || last === undefined) return false;
  // The same day of a year nearby is a slip, wherever it is.
  const years = Math.abs((named.year ?? 0) - Number(first.slice(0, 4)));
  if (years <= YEARS_NEARBY && isOneOf({ ...named, year: undefined }, days)) return true;
  const [issued] = daysOf(fields.filter(({ path }) => ISSUED.includes(String(path[0]))));
  const day = calendarDay(named, issued ?? first);
  const inLanguage = texts.filter(({ path }) => path.at(-1) === text.path.at(-1));
  const isNamed = ({ days: own }: Field) =>
    inLanguage.some((each) => each.named.some((one) => isOneOf(one, own)));
  if (issued !== undefined) {
    const unnamed = fields.filter((field) => isAbout(field) && !isNamed(field));
    const [ends, own] = [true, false].map((isEnd) =>
      unnamed.filter(({ path }) => (path.at(-1) === 'validUntil') === isEnd),
    ) as [Field[], Field[]];
    const was = daysInText(String(valueAt(before, text.path) ?? ''));
    const isReplaced = was.some((one) => isOneOf(one, daysOf(unnamed)));
    const isLast = DEADLINE.test(text.text) && ends.some(({ days: [end = ''] }) => day > end);
    return day >= issued && (own.length > 0 || isReplaced || isLast);
  }
  const isFirstNamed = inLanguage.some((each) => each.named.some((own) => isOneOf(own, [first])));
  return day > last || (day < first && !isFirstNamed);
}

/** Most days that are offered for the list of an entry's days. */
const MAX_OFFERED = 3;

/**
 * The days from that of issue on that the texts of an entry name and no field has: each can be
 * added to the list of its days, where it has one. The last day on which it is shown is one of
 * them: lists stand in the order of the days in that list alone.
 */
export function daysToAdd(kind: Kind, value: unknown): string[] {
  const list = Reflect.get(Object(formOf(kind).schema.properties), DAYS);
  const fields = fieldsOf(value);
  const [issued] = daysOf(fields.filter(({ path }) => ISSUED.includes(String(path[0]))));
  if (list === undefined || issued === undefined) return [];
  const own = daysOf(fields.filter(({ path }) => path.at(-1) !== 'validUntil'));
  const days = textsOf(value)
    .flatMap(({ named }) => named)
    .filter((day) => !isOneOf(day, own))
    .map((day) => calendarDay(day, issued))
    .filter((day) => day >= issued);
  return [...new Set(days)].sort().slice(0, MAX_OFFERED);
}

/** The day of an order or of a quotation is none of the entry. */
function withoutPapers(text: string): string {
  return text
    .replaceAll(/\b(?:dated|dt)[.:]? ?(?=\d)/gi, '-')
    .replaceAll(/\bdated (?=\p{L})/giu, 'dated');
}

function textsOf(value: unknown): Text[] {
  return leaves(value, []).flatMap(([path, text]) =>
    typeof text === 'string' && !ISO.test(text) && !NUMBERED.includes(String(path[0]))
      ? [{ path, text, named: daysInText(withoutPapers(text)) }]
      : [],
  );
}

function fieldsOf(value: unknown): Field[] {
  return leaves(value, []).flatMap(([path, text]) => {
    const moment = typeof text === 'string' && ISO.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(moment)) return [];
    const isEnd = ENDS.includes(String(path.at(-1))) && String(text).length > DAY_LENGTH;
    const days = [...new Set([moment - (isEnd ? 1 : 0), moment].map(collegeDay))];
    return [{ path, days, written: String(text).slice(0, DAY_LENGTH) }];
  });
}

const daysOf = (fields: readonly Field[]) => fields.flatMap(({ days }) => days);
const isAbout = ({ path }: Field) => !BESIDE.includes(String(path.at(-1)));
const isInWords = ({ path }: Text) => IN_WORDS.includes(String(path[0]));

/**
 * The year of an entry, by its day or else its title, and the next; before June also the one
 * before, in which its session began.
 */
function yearsOf({ yearField }: Kind, value: unknown): string[] | undefined {
  if (!yearField || !isGroup(value)) return undefined;
  const [named] = (isGroup(value.title) && /\b20\d\d\b/.exec(String(value.title.en))) || [];
  const day = value[yearField] ?? (named && `${named}-06-01`);
  if (typeof day !== 'string' || !ISO.test(day)) return undefined;
  const year = Number(day.slice(0, 4));
  return [year, year + 1, ...(day.slice(5, 7) < '06' ? [year - 1] : [])].map(String);
}

const YEAR_DAYS = 366;
/** Days of what has been done. */
const DONE = ['updatedOn', 'reviewedOn'];

/**
 * Days that somebody has typed just now in a year that is hardly meant, and changes that are still
 * to come. They may be meant, so they prevent nothing.
 */
export function farDays(kind: Kind, before: unknown, value: unknown, now = Date.now()): Mistake[] {
  const old = new Map(fieldsOf(before).map(({ path, written }) => [path.join('.'), written]));
  const [first, last] = [-YEAR_DAYS, YEAR_DAYS].map((days) => collegeDay(now + days * DAY_MS));
  // Days of other centuries are mistakes.
  const isFar = (day: string) =>
    /^(?:19|20)/.test(day) && (day < String(first) || day > String(last));
  return fieldsOf(value)
    .filter(({ path, written }) => old.get(path.join('.')) !== written)
    .flatMap(({ path, written: day }) => {
      const named = dayWords(day) ?? { en: day, ml: day };
      const words =
        DONE.includes(String(path.at(-1))) && day > collegeDay(now)
          ? WORDS.dayToCome(named)
          : !kind.hasFarDays && isFar(day) && WORDS.dayFarAway(named);
      return words ? [adviceAt(kind, path, words)] : [];
    });
}
