import { h } from 'hastscript';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { renderHtml } from '#app/lib/html.server.ts';
import { type PlainWord, shortWordFinder } from './short-forms.server.ts';

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
/** Parts of which a reader sees one: a tab, the card of an event, the sheet of a course, the state of a part that follows the clock. */
const SEEN_ALONE = / data-(?:panel|event|course|from|until)=/;
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'wbr']);
const MAIN = /<main\b[\s\S]*<\/main>/;
/** A tag with its attributes, or the text up to the next one. */
const PIECE = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^"<>])*)>|[^<]+/g;

/**
 * Makes the first use of each abbreviation in the main part of a finished page a link to its entry in the list of terms. The sentence stays a
 * sentence: it is copied, found and read aloud as it is written. A small script shows the explanation in place (app/page/words.ts).
 * @param page as React draws it: lower-case names, attributes in double quotes, elements that end
 */
export function explainShortWords(
  page: string,
  { plainWords }: Pick<Site, 'plainWords'>,
  locale: Locale,
): string {
  const find = shortWordFinder(plainWords);
  return page.replace(MAIN, (main) => {
    /** The elements around a piece, innermost last, each with what has been explained to those who read it. */
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
