import { z } from 'zod';
import { choiceOf, idOf } from '#app/content/chosen.ts';
import { keywords, linkTarget, plainText, text } from '#app/content/fields.ts';
import { phoneRole } from '#app/content/schemas/college.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { say } from '#app/lib/expected.ts';
import { SEARCH_CATEGORIES } from '#app/lib/search/search-index.ts';

/** A link target, or a committee or programme by its id, whose own entry has the page. */
const searchTarget = z.union(
  [linkTarget, z.string().regex(/^(?:committee|programme):[a-z][a-z0-9-]*$/)],
  {
    error: say(
      'a page such as /about#history, portal:<name>, committee:<id>, programme:<id> or an address beginning with https://',
      '/about#history പോലെയുള്ള പേജ്, portal:പേര്, committee:പേര്, programme:പേര്, അല്ലെങ്കിൽ https:// എന്നു തുടങ്ങുന്ന വിലാസം',
    ),
  },
);

/** Portals and single notices, events and albums are search entries only if they have a title. */
const NAMELESS = /^(?:portal:|https:|\/(?:all-news|events|gallery)\/)/;

/** search.yaml: search data in addition to the titles and keywords of the pages. */
export const searchSchema = z.strictObject({
  /**
   * Further keywords for the entries of pages, menu and collections; with `title`, additional
   * entries.
   */
  entries: z.array(
    z
      .strictObject({
        path: searchTarget,
        title: text.optional(),
        /** If different from that of its part of the site. */
        category: choiceOf(SEARCH_CATEGORIES, 'search.searchCategory').optional(),
        keywords,
      })
      .refine(({ path, title }) => title !== undefined || !NAMELESS.test(path), {
        path: ['title'],
        error: say('a title in both languages', 'രണ്ടു ഭാഷകളിലും തലക്കെട്ട്'),
      }),
  ),
  /**
   * Words that people ask with, of any language: they are sent with the texts of the pages, so they
   * cost less than keywords and are found a moment later.
   */
  asked: z.array(z.strictObject({ path: searchTarget, words: plainText })).default([]),
  /** Frequent words and questions with the page that answers them. */
  bestBets: z.array(
    z.strictObject({
      path: searchTarget,
      /** For an anchor without its own entry. */
      title: text.optional(),
      /** The query, in any word order: English, or a language in its own letters. */
      queries: z.array(plainText).min(1),
      /**
       * Queries of a language in Latin letters, which do not tell whose they are: a college without
       * the language does not answer them.
       */
      inLatin: z.strictObject(inEvery(() => z.array(plainText).optional())).optional(),
      /**
       * The answer shown: text, the fees of a course, a telephone number, the last dates of a
       * stream, or charges.
       */
      answer: z
        .union(
          [
            z.strictObject({ text }),
            z.strictObject({ fees: idOf('courses') }),
            z.strictObject({ phone: phoneRole }),
            z.strictObject({ dates: idOf('admission-streams') }),
            z.strictObject({ charges: z.enum(['hostel']) }),
          ],
          {
            error: say(
              'a text, or what it is taken from',
              'ഉത്തരം, അല്ലെങ്കിൽ അത് എവിടെനിന്ന് എടുക്കണമെന്ന്',
            ),
          },
        )
        .optional(),
    }),
  ),
  /**
   * Words that mean the same to a reader, of both languages: a query with one also finds the
   * others.
   */
  synonyms: z.array(z.array(plainText).min(2)),
});
