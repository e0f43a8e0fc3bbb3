import { z } from 'zod';
import { path, plainText, slug, text } from '#app/content/fields.ts';

/** plain-words.yaml, one entry: an abbreviation or term in plain words; /help/plain-words#<id>. */
export const plainWordSchema = z.strictObject({
  id: slug,
  /** Spelling on this site. */
  term: text,
  /** Other spellings in texts. */
  also: z.array(plainText).min(1).optional(),
  /** The long form; omitted for terms that are words. */
  full: text.optional(),
  /** Its meaning, and its relevance for the reader. */
  meaning: text,
  /** Related page. */
  href: path.optional(),
});
