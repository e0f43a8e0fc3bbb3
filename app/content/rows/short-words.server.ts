import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { h } from 'hastscript';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { type Html, parseHtml, renderHtml } from '#app/lib/html.server.ts';
import { type PlainWord, shortWordFinder } from './short-forms.server.ts';

/** Page of explained terms; the id of each is an anchor there. */
const WORDS_PATH = '/help/plain-words';

/** Elements where no explanation is expected, or where a link is not allowed. */
const LEFT_OUT = new Set([
  'a',
  'abbr',
  'button',
  'caption',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'summary',
  'th',
]);

/** Explains the first use of each abbreviation in the given texts, in order. */
export type Explainer = {
  /** HTML with the abbreviations linked to their explanations. */
  finished: (html: Html) => Html;
  /** A plain text as HTML in the same way. */
  html: (text: string) => Html;
  /** For a part of the page that is read separately, such as a tab: it knows only what has been explained so far. */
  part: () => Explainer;
};

/** An explainer for one page in one language. */
export function explainShortWords(
  { plainWords }: Pick<Site, 'plainWords'>,
  locale: Locale,
): Explainer {
  const find = shortWordFinder(plainWords);
  return explainer(new Set());

  function explainer(known: Set<string>): Explainer {
    const explain = (root: Root) => {
      explainIn(root, splitText);
      return renderHtml(root);
    };
    return {
      finished: (html) => explain(parseHtml(html)),
      html: (text) => explain({ type: 'root', children: [{ type: 'text', value: text }] }),
      part: () => explainer(new Set(known)),
    };

    function splitText({ value }: Text): ElementContent[] {
      const pieces: ElementContent[] = [];
      let end = 0;
      for (const { word, at, form } of find(value)) {
        if (known.has(word.id)) continue;
        known.add(word.id);
        pieces.push(
          { type: 'text', value: value.slice(end, at) },
          linkOf(explanationOf(word, locale), form),
        );
        end = at + form.length;
      }
      return [...pieces, { type: 'text', value: value.slice(end) }];
    }
  }
}

function explainIn(
  parent: Root | (RootContent & { type: 'element' }),
  splitText: (text: Text) => ElementContent[],
): void {
  const children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return splitText(child);
    if (child.type === 'element' && !LEFT_OUT.has(child.tagName)) explainIn(child, splitText);
    return [child];
  });
  parent.children = children as typeof parent.children;
}

/** The explanation of an abbreviation: long form if any, meaning, and the address in the list of all terms. */
type ExplainedWord = { long: string | undefined; meaning: string; href: string };

/** The explanation of an abbreviation: its long form if any, its meaning, and its address in the list of terms. */
function explanationOf({ id, full, meaning }: PlainWord, locale: Locale): ExplainedWord {
  return {
    long: full?.[locale],
    meaning: meaning[locale],
    href: localisePath(`${WORDS_PATH}#${id}`, locale),
  };
}

/**
 * The abbreviation as a link to its entry in the list of terms, so that the sentence stays a sentence: it is copied, found and read
 * aloud as it is written. A small script shows the explanation in place (app/page/words.ts).
 * `Marked` in app/components/explained/ makes the same link.
 */
function linkOf({ long, meaning, href }: ExplainedWord, form: string): ElementContent {
  return h('a', { className: ['word'], href, dataLong: long, dataMeaning: meaning }, form);
}

/** The box in the foot of each page that opens at a pressed abbreviation: long form, meaning, and the link to all terms, filled in by the script. */
export function wordBox(locale: Locale): Element {
  const allWords = h(
    'a',
    { href: localisePath(WORDS_PATH, locale) },
    labelsFor('glossary', locale).allWords,
  );
  return h(
    'div',
    { className: ['word-meaning'], popover: 'auto', role: 'dialog', tabIndex: -1, lang: locale },
    [h('strong'), ' ', h('span'), ' ', allWords],
  );
}
