import { LANGUAGES } from '#languages/languages.ts';
import { FIRST, type Locale } from './locale.ts';
import { mayLack } from './published.ts';

/** An element that has no other in it, without a language of its own. */
const ALONE =
  /<(?!title|script|style|option|code|textarea)([a-z][a-z0-9]*)((?: (?!lang=)[^\s=>]+(?:="[^"]*")?)*)>([^<>]*)(?=<\/\1>)/g;
/** Three words in a row are a text; fewer may be a name. */
const WORDS = /[A-Za-z]{2}[,;:]? [A-Za-z]{2}|^[A-Z]?[a-z]{3,}$/;

/** A page with its English texts marked as such, where they stand for those that a language lacks: a screen reader says them as English. */
export function markFallback(html: string, locale: Locale): string {
  const { script } = LANGUAGES[locale];
  if (!mayLack(locale) || !script) return html;
  return html.replaceAll(ALONE, (element, tag, attributes, text) =>
    WORDS.test(text) && !script.test(text)
      ? `<${tag}${attributes} lang="${FIRST}">${text}`
      : element,
  );
}
