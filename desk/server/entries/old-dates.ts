import type { Kind } from '#app/content/kind.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { titleOfField } from '#desk/server/forms/field-of.ts';
import { WORDS } from '#desk/server/forms/words.ts';
import { leaves } from './field-changes.ts';

const ISO = /^\d{4}-\d\d-\d\d/;
/** The field with the day by which an entry belongs to a year. */
const YEAR_OF: Readonly<Record<string, string>> = {
  'admission-events': 'opensAt',
  events: 'start',
};

const MONTHS = LOCALES.flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    inWords(new Date(Date.UTC(2026, month, 1)), locale, { month: 'long' }),
  ),
);
/** Of a date, a session such as 2025-26 or an entrance examination, which have names of four letters; that of an order or of a regulation may be an older one. */
const OWN_YEAR = new RegExp(
  `(?<=(?:${MONTHS.join('|')}|\\b[A-Z]{4}|ഗേറ്റ്),? )20\\d\\d\\b|\\b20\\d\\d(?= (?:${MONTHS.join('|')})|-\\d\\d\\b)`,
  'g',
);

/** Texts of an entry that still name a day that was changed, or a year that is not its own, as after a copy. They may be meant, so they prevent nothing. */
export function oldDates(kind: Kind, before: unknown, value: unknown): Mistake[] {
  const texts = leaves(value, []).flatMap(([path, text]) =>
    typeof text === 'string' && !ISO.test(text) ? [{ path, text }] : [],
  );
  const days = changedDays(before, value);
  const years = yearsOf(kind, value);
  return texts.flatMap(({ path, text }) => {
    const day = days.find((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`).test(text));
    const [year] = years
      ? [...text.matchAll(OWN_YEAR)].map(String).filter((each) => !years.includes(each))
      : [];
    const words = day
      ? WORDS.oldDay(day)
      : year && years
        ? WORDS.otherYear(year, years[0] ?? '')
        : undefined;
    return words ? [{ words, field: titleOfField(kind, path), path }] : [];
  });
}

/** `28 December` and `ഡിസംബർ 28` of each day that a field had and no field has now. */
function changedDays(before: unknown, value: unknown): string[] {
  const daysIn = (each: unknown) =>
    leaves(each, []).flatMap(([, text]) =>
      typeof text === 'string' && ISO.test(text) ? [text.slice(0, 10)] : [],
    );
  const now = daysIn(value);
  const gone = daysIn(before).filter((day) => !now.includes(day));
  return gone.flatMap((day) =>
    LOCALES.map((locale) =>
      inWords(new Date(`${day}T00:00:00Z`), locale, { day: 'numeric', month: 'long' }),
    ),
  );
}

/** The year of an entry, by its day or else its title, and the next; before June also the one before, in which its session began. */
function yearsOf({ id }: Kind, value: unknown): string[] | undefined {
  const field = YEAR_OF[id];
  if (!field || !isGroup(value)) return undefined;
  const [named] = (isGroup(value.title) && /\b20\d\d\b/.exec(String(value.title.en))) || [];
  const day = value[field] ?? (named && `${named}-06-01`);
  if (typeof day !== 'string' || !ISO.test(day)) return undefined;
  const year = Number(day.slice(0, 4));
  return [year, year + 1, ...(day.slice(5, 7) < '06' ? [year - 1] : [])].map(String);
}

function inWords(day: Date, locale: string, parts: Intl.DateTimeFormatOptions): string {
  // Names of months have an invisible sign there that the site does not write.
  return day
    .toLocaleDateString(`${locale}-IN`, { timeZone: 'UTC', ...parts })
    .replaceAll('\u200c', '');
}
