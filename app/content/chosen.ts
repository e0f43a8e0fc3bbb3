import { z } from 'zod';
import { LOCALES } from '#app/i18n/locale.ts';
import { slug } from './fields.ts';

/**
 * Fields whose values are chosen: with what they say of themselves, the desk makes its forms
 * (desk/server/forms/form.ts).
 */

/** The id of an entry of another type, or of a part of one, which the desk offers by its name. */
export const idOf = (kind: string) => slug.meta({ 'x-reference': kind });

/**
 * Documents of an entry, in which the desk takes PDF files; of a scan the office is chosen that
 * gives a readable text.
 */
export const attachments = z
  .array(idOf('documents'))
  .meta({ 'x-control': 'attachments', 'x-reference': 'offices' })
  .optional();

/** A drawing: its file name in app/drawings/ without .svg. */
export const drawing = slug.meta({ 'x-values': 'drawings' });

/** A value of a closed list, with the key of the words that the pages have for it. */
export function choiceOf<const Values extends readonly string[]>(values: Values, words: string) {
  return z.enum(values).meta({ 'x-words': words });
}

/** A language of the site. */
export const language = choiceOf(LOCALES, 'languages');

/**
 * The only language in which an entry exists: its texts stand as they are on the pages of the
 * others too, marked as being in it.
 */
export const only = language.optional();
