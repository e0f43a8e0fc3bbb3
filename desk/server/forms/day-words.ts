import { formatDate, formatMoment } from '#app/i18n/format.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';

const DAY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d\S*)?$/;

/**
 * A day or moment of a file as the site writes it; `undefined` for anything else, and for 30
 * February.
 */
export function dayWords(text: string): Words | undefined {
  const [whole, time] = DAY.exec(text) ?? [];
  const isReal = new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10));
  if (whole === undefined || !isReal || Number.isNaN(Date.parse(text))) return undefined;
  return inDesk((locale) => (time ? formatMoment(text, locale) : formatDate(text, locale)));
}
