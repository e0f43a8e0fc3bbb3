import { isoDate } from '#app/content/fields.ts';

/** WordPress writes this when there is no date. */
const ZERO = '0000-00-00';
const INDIA_MS = 5.5 * 3_600_000;

/**
 * The day of `2025-06-02 09:30:00`; none for a draft without one.
 * @param tell is called with what is no date
 */
export function dayOf(written: string, tell: (written: string) => void): string | undefined {
  const day = written.slice(0, 10);
  if (day === '' || day === ZERO) return undefined;
  if (isoDate.safeParse(day).success) return day;
  tell(written);
  return undefined;
}

/**
 * The moment in Indian time. The local time of a site can be of any time zone, so the time in UTC comes first.
 * @param local date and time as the site shows them
 * @param utc the same in UTC; zeros in drafts
 */
export function momentOf(local: string, utc: string): string | undefined {
  const instant = Date.parse(`${utc.replace(' ', 'T')}Z`);
  const india =
    utc.startsWith(ZERO) || Number.isNaN(instant)
      ? local
      : new Date(instant + INDIA_MS).toISOString().slice(0, 19);
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(india) ?? [];
  return isoDate.safeParse(day).success ? `${day}T${time}+05:30` : undefined;
}
