import { z } from 'zod';
import { path, plainText, slug, text } from './fields.ts';

/** plain-words.yaml, one entry: an abbreviation or term in plain words; /help/plain-words#<id>. */
export const plainWordSchema = z.strictObject({
  id: slug,
  /** As the site writes it. */
  term: text,
  /** Other ways in which texts write it. */
  also: z.array(plainText).min(1).optional(),
  /** The long form; left out for terms that are words already. */
  full: text.optional(),
  /** What it is, and what it means for the reader. */
  meaning: text,
  /** Page where it matters. */
  href: path.optional(),
});
