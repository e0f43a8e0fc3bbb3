import { h } from 'hastscript';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { renderHtml } from '#app/lib/html.server.ts';
import { LATIN_LETTERS } from '#languages/short-words.ts';

/** Page of explained terms; the id of each is an anchor there. */
export const WORDS_PAGE = '/help/plain-words';

/** Elements where no explanation is expected, or where a link is not allowed. */
const LEFT_OUT = new Set(
  (
    'a abbr button caption code dt figcaption h1 h2 h3 h4 h5 h6 label legend nav noscript option output pre ' +
    'script select style summary svg template textarea th'
  ).split(' '),
);
/** Hidden, or for screen readers only. */
const NOT_READ = / (?:aria-hidden="true"|role="status"|class="[^"]*\bvisually-hidden\b)/;
/**
 * Parts of which a reader sees one: a tab, the card of an event, the sheet of a course, the state
 * of a part that follows the clock.
 */
const SEEN_ALONE = / data-(?:panel|event|course|from|until)=/;
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'wbr']);
/** A tag with its attributes, or the text up to the next one. */
const PIECE = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^"<>])*)>|[^<]+/g;

/**
 * Makes the first use of each abbreviation in the main part of a page a link to its entry in the
 * list of terms. The sentence stays a sentence: it is copied, found and read aloud as it is
 * written. A small script shows the explanation in place (app/page/words.ts).
 * @param main as React draws it: lower-case names, attributes in double quotes, elements that end
 */
export function explainShortWords(
  main: string,
  plainWords: readonly PlainWord[],
  locale: Locale,
): string {
  const find = shortWordFinder(plainWords);
  /**
   * The elements around a piece, innermost last, each with what has been explained to those who
   * read it.
   */
  const around = [{ name: '', known: new Set<string>(), isLeftOut: false }];
  return main.replace(PIECE, (piece, end?: string, name?: string, attributes = '') => {
    const { known, isLeftOut } = around.at(-1) ?? { known: new Set(), isLeftOut: true };
    if (name === undefined) return isLeftOut ? piece : explain(piece, known);
    if (end) around.length = around.findLastIndex((element) => element.name === name);
    else if (!VOID.has(name) && !attributes.endsWith('/'))
      around.push({
        name,
        known: SEEN_ALONE.test(attributes) ? new Set(known) : known,
        isLeftOut: isLeftOut || LEFT_OUT.has(name) || NOT_READ.test(attributes),
      });
    return piece;
  });

  function explain(text: string, known: Set<string>): string {
    let html = '';
    let end = 0;
    for (const { word, at, form } of find(text)) {
      if (known.has(word.id)) continue;
      known.add(word.id);
      html += text.slice(end, at) + explanation(word, form, locale);
      end = at + form.length;
    }
    return html + text.slice(end);
  }
}

/** With the long form, if any, and the meaning for the script. */
function explanation({ id, full, meaning }: PlainWord, form: string, locale: Locale): string {
  const link = h(
    'a',
    {
      className: ['word'],
      href: localisePath(`${WORDS_PAGE}#${id}`, locale),
      dataLong: full?.[locale],
      dataMeaning: meaning[locale],
    },
    form,
  );
  return renderHtml({ type: 'root', children: [link] });
}

/** An abbreviation has two or more letters, each with a stop (`യു.ജി.സി.`). */
const LETTER = `(?:${LATIN_LETTERS.join('|')})\\.`;
/**
 * Two to seven letters, with at most one lower-case letter inside: AISHE, CoA, MoU; not Allotment
 * or a name with a stop.
 */
const SHORT = new RegExp(`^(?:[A-Z]+[a-z]?[A-Z]+|(?:${LETTER}){2,})$`);

export type PlainWord = Site['plainWords'][number];

/**
 * The abbreviated spellings of a term: `NATA`, `നാറ്റ`, `യു.ജി.സി.`; none for terms that only need
 * a meaning, such as allotment.
 */
export function shortForms({ term, also = [] }: Pick<PlainWord, 'term' | 'also'>): string[] {
  // Where English has an abbreviation, Malayalam has the same letters or pronounces them as a word.
  const isShort = (form: string) => SHORT.test(form) || (form === term.ml && SHORT.test(term.en));
  return [...new Set([term.en, term.ml, ...also])].filter(isShort);
}

/** An abbreviation in a text: its position and its spelling, without a case ending. */
type Found = { word: PlainWord; at: number; form: string };

type Finder = (text: string) => Found[];
const finders = new WeakMap<readonly PlainWord[], Finder>();

/** Finds the abbreviations in texts, in any spelling, in text order. */
function shortWordFinder(plainWords: readonly PlainWord[]): Finder {
  const known = finders.get(plainWords);
  if (known) return known;
  const words = new Map(
    plainWords.flatMap((word) => shortForms(word).map((form) => [form, word] as const)),
  );
  const pattern = wordPattern([...words.keys()]);
  const find: Finder = (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: form, index }) => {
      const word = words.get(form);
      return word ? [{ word, at: index, form }] : [];
    });
  finders.set(plainWords, find);
  return find;
}

/** Any of the spellings as a separate word: longest first, never part of a longer abbreviation. */
function wordPattern(forms: readonly string[]): RegExp {
  const choice = [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', '\\.'));
  const latin = choice.filter((form) => /^[A-Z]/.test(form)).join('|');
  const malayalam = choice.filter((form) => !/^[A-Z]/.test(form)).join('|');
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.])(?:(?:${latin})(?![\\p{L}\\p{M}\\p{N}])|(?:${malayalam})(?!${LETTER}))`,
    'gu',
  );
}
