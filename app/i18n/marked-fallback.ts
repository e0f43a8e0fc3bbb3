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
/** English words beside a value of the language, as in a sentence that the language lacks: “Opens on” before a date. */
const AMONG_OTHERS = /(?<![A-Za-z])[A-Za-z]{2,}(?:[,;:]? [A-Za-z]{2,})+/g;

/** A page with its English texts marked as such, where they stand for those that a language lacks: a screen reader says them as English. */
export function markFallback(html: string, locale: Locale): string {
  const { script } = LANGUAGES[locale];
  if (!mayLack(locale) || !script) return html;
  const isEnglish = (text = '') => WORDS.test(text) && !script.test(text);
  return html.replaceAll(PIECES, (piece, _left, tag, attributes, alone, before, beside) => {
    if (isEnglish(alone)) return `<${tag}${attributes} lang="${FIRST}">${alone}`;
    const mixed = alone ?? beside;
    if (mixed && script.test(mixed) && !/ lang=/.test(before ?? ''))
      return piece.slice(0, -mixed.length) + mixed.replaceAll(AMONG_OTHERS, MARKED);
    return isEnglish(beside) && !/ lang=/.test(before)
      ? `${before}<span lang="${FIRST}">${beside}</span>`
      : piece;
  });
}
