import { LANGUAGES } from '#languages/languages.ts';
import { FIRST, type Locale } from './locale.ts';
import { mayLack } from './published.ts';

/** What is left alone: no text, or a text that can hold no element. */
const LEFT = /<(?<left>title|script|style|option|code|textarea|svg)\b[\s\S]*?<\/\k<left>>/;
/** An element that has no other in it, without a language of its own. */
const ALONE =
  /<(?<tag>[a-z][a-z0-9]*)((?: (?!lang=)[^\s=>]+(?:="[^"]*")?)*)>([^<>]+)(?=<\/\k<tag>>)/;
/** A text beside elements, as before a link in a sentence. */
const BESIDE = /(<[^<>]*>)([^<>]+)(?=<)/;
const PIECES = new RegExp([LEFT, ALONE, BESIDE].map(({ source }) => source).join('|'), 'g');
const MARKED = `<span lang="${FIRST}">$&</span>`;
/** Three words in a row are a text; fewer may be a name. */
const WORDS = /[A-Za-z]{2}[,;:]? [A-Za-z]{2}|^[A-Z]?[a-z]{3,}$/;
/**
 * English words beside a value of the language, as in a sentence that the language lacks: “Opens
 * on” before a date.
 */
const AMONG_OTHERS = /(?<![A-Za-z])[A-Za-z]{2,}(?:[,;:]? [A-Za-z]{2,})+/g;

/**
 * A page with its texts of another language marked as such, where they stand for those that are
 * lacking: a screen reader says them in it.
 * @param only the language of an entry that exists in one alone; without it, English where a
 *   language may lack a text
 */
export function markFallback(html: string, locale: Locale, only?: Locale): string {
  const stands = only ?? FIRST;
  const { script } = LANGUAGES[locale];
  const others = LANGUAGES[stands].script;
  if (stands === locale || (only === undefined && !mayLack(locale))) return html;
  const isForeign = (text = '') =>
    others ? others.test(text) : WORDS.test(text) && !script?.test(text);
  return html.replaceAll(PIECES, (piece, _left, tag, attributes, alone, before, beside) => {
    if (isForeign(alone)) return `<${tag}${attributes} lang="${stands}">${alone}`;
    const mixed = alone ?? beside;
    if (mixed && !others && script?.test(mixed) && !/ lang=/.test(before ?? ''))
      return piece.slice(0, -mixed.length) + mixed.replaceAll(AMONG_OTHERS, MARKED);
    return isForeign(beside) && !/ lang=/.test(before)
      ? `${before}<span lang="${stands}">${beside}</span>`
      : piece;
  });
}
