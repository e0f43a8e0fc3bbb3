import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { dayWords } from '#desk/server/forms/day-words.ts';
import { adviceAt } from '#desk/server/forms/field-of.ts';
import { WORDS } from '#desk/server/forms/words.ts';
import { leaves } from './field-changes.ts';

/** Days of other centuries are mistakes. */
const ISO = /^(?:19|20)\d\d-\d\d-\d\d/;
const YEAR_DAYS = 366;
/** Days of what has been done. */
const DONE = ['updatedOn', 'reviewedOn'];

/** Days that somebody has typed just now in a year that is hardly meant, and changes that are still to come. They may be meant, so they prevent nothing. */
export function farDays(kind: Kind, before: unknown, value: unknown, now = Date.now()): Mistake[] {
  const old = new Map(daysOf(before).map(({ path, day }) => [path.join('.'), day]));
  const [first, last] = [-YEAR_DAYS, YEAR_DAYS].map((days) => collegeDay(now + days * DAY_MS));
  const isFar = (day: string) => day < String(first) || day > String(last);
  return daysOf(value)
    .filter(({ path, day }) => old.get(path.join('.')) !== day)
    .flatMap(({ path, day }) => {
      const named = dayWords(day) ?? { en: day, ml: day };
      const words =
        DONE.includes(String(path.at(-1))) && day > collegeDay(now)
          ? WORDS.dayToCome(named)
          : !kind.hasFarDays && isFar(day) && WORDS.dayFarAway(named);
      return words ? [adviceAt(kind, path, words)] : [];
    });
}

function daysOf(value: unknown): { path: FieldPath; day: string }[] {
  return leaves(value, []).flatMap(([path, text]) =>
    typeof text === 'string' && ISO.test(text) ? [{ path, day: text.slice(0, 10) }] : [],
  );
}
