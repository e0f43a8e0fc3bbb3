import { z } from 'zod';
import { inEvery, type Locale } from '#app/i18n/locale.ts';
import { isChecked } from '#app/i18n/published.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { A_TEXT, asMessage, SOME_TEXT } from '#app/lib/expected.ts';
import { findGarbledText, findLost } from '#app/lib/garbled-text.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { findDepthFault } from '#app/lib/markdown/text-limits.ts';
import { findMissingSigns } from '#app/lib/site-characters.ts';
import { findEncodingFaults } from '#languages/encoding.ts';

type Words = Record<Locale, string>;

/**
 * The text of an entry in one language; what its parts may be is checked with the site
 * (app/features/section-page/checks.server.ts).
 */
const written = (locale: Locale) =>
  z
    .string({ error: asMessage(A_TEXT) })
    .refine((value) => plainBlocks(value).length > 0, {
      error: asMessage(SOME_TEXT),
      abort: true,
    })
    .superRefine((value, context) => {
      if (!isChecked(locale)) return;
      const depth = findDepthFault(value);
      const faults = depth
        ? [{ rule: depth.expected, found: depth.found }]
        : [
            ...findGarbledText(value),
            ...findMissingSigns(value),
            ...findEncodingFaults(value),
            ...plainBlocks(value).flatMap((block) => findLost(block, locale)),
          ];
      for (const { rule, found } of faults)
        context.addIssue({ code: 'custom', message: asMessage(rule), params: { found } });
    })
    .meta({ 'x-control': 'markdown' });

/**
 * The text of an entry in both languages, in Markdown: paragraphs, lists, links, tables and boxes.
 */
export const writtenText = z.strictObject(inEvery(written));

/** The first words of a text in Markdown, as a summary may have them. */
export const summaryOf = (text: string): string => beginningOf(plainBlocks(text)[0] ?? '');

/**
 * An entry with the summary that somebody wrote, else the beginning of its text: made at each
 * reading, so that lists and search engines follow a corrected text.
 */
export function withSummary<Entry extends { summary?: Words | undefined; body: Words }>(
  entry: Entry,
) {
  return { ...entry, summary: entry.summary ?? inEvery((locale) => summaryOf(entry.body[locale])) };
}
