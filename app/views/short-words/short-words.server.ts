import type { ElementContent, Root, RootContent, Text } from 'hast';
import type { Site } from '#app/content/reading/read.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { type Html, parseHtml, renderHtml } from '#app/lib/html.server.ts';
import { type PlainWord, shortWordFinder } from './short-forms.server.ts';

/** Page of explained terms; the id of each is an anchor there. */
const WORDS_PATH = '/help/plain-words';

/** Elements where no explanation is expected, or where a button is not allowed. */
const LEFT_OUT = new Set(['a', 'abbr', 'button', 'caption', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary', 'th']);

/** Explains the first use of each abbreviation in the given texts, in order. */
export type Explainer = {
  /** HTML with the explanations inserted. */
  finished: (html: Html) => Html;
  /** A plain text as HTML with its explanations. */
  html: (text: string) => Html;
  /** For a part of the page that is read separately, such as a tab: it knows only what has been explained so far. */
  part: (name: string) => Explainer;
  /** For pages with many abbreviations and little space: only the long form if there is one, without meaning and link. */
  brief: () => Explainer;
};

/**
 * An explainer for one page in one language.
 * @param name of the part of the page, if the page has several separate parts; it keeps ids unique
 */
export function explainShortWords({ plainWords }: Pick<Site, 'plainWords'>, locale: Locale): Explainer {
  const find = shortWordFinder(plainWords);
  return explainer('', new Set(), false);

  function explainer(prefix: string, known: Set<string>, isBrief: boolean): Explainer {
    const explain = (root: Root) => {
      explainIn(root, splitText);
      return renderHtml(root);
    };
    return {
      finished: (html) => explain(parseHtml(html)),
      html: (text) => explain({ type: 'root', children: [{ type: 'text', value: text }] }),
      part: (name) => explainer(`${name}-`, new Set(known), isBrief),
      brief: () => explainer(prefix, known, true),
    };

    function splitText({ value }: Text): ElementContent[] {
      const pieces: ElementContent[] = [];
      let end = 0;
      for (const { word, at, end: next, form, before, after } of find(value)) {
        if (known.has(word.id)) continue;
        known.add(word.id);
        const box = { id: `word-${prefix}${word.id}`, isBrief };
        const explained = explainedWord(word, form, box, locale);
        pieces.push({ type: 'text', value: value.slice(end, at) }, ...(before || after ? [unbroken(before, explained, after)] : explained));
        end = next;
      }
      return [...pieces, { type: 'text', value: value.slice(end) }];
    }
  }
}

function explainIn(parent: Root | (RootContent & { type: 'element' }), splitText: (text: Text) => ElementContent[]): void {
  const children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return splitText(child);
    if (child.type === 'element' && !LEFT_OUT.has(child.tagName)) explainIn(child, splitText);
    return [child];
  });
  parent.children = children as typeof parent.children;
}

/**
 * The abbreviation as a button that opens its explanation, with the native popover, which works by touch, keyboard and screen
 * reader without scripts; `app/styles/words.css` positions it.
 */
function explainedWord({ id, full, meaning }: PlainWord, form: string, box: { id: string; isBrief: boolean }, locale: Locale): ElementContent[] {
  const text = (value: string): Text => ({ type: 'text', value });
  const long = full?.[locale];
  const isLongEnough = box.isBrief && long !== undefined;
  return [
    {
      type: 'element',
      tagName: 'button',
      properties: { type: 'button', className: ['word'], popoverTarget: box.id },
      children: [{ type: 'element', tagName: 'abbr', properties: {}, children: [text(form)] }],
    },
    {
      type: 'element',
      tagName: 'span',
      properties: { id: box.id, className: ['word-meaning'], popover: '' },
      children: [
        ...(long === undefined ? [] : [{ type: 'element' as const, tagName: 'strong', properties: {}, children: [text(long)] }]),
        ...(isLongEnough ? [] : [text(`${long === undefined ? '' : ' '}${meaning[locale]}`)]),
        ...(box.isBrief ? [] : [text(' '), allWords(id, locale)]),
      ],
    },
  ];
}

/** Address of a term in the list. */
export function wordHref(id: string, locale: Locale): string {
  return localisePath(`${WORDS_PATH}#${id}`, locale);
}

function allWords(id: string, locale: Locale): ElementContent {
  return { type: 'element', tagName: 'a', properties: { href: wordHref(id, locale) }, children: [{ type: 'text', value: labelsFor(locale).allWords }] };
}

/** An abbreviation with attached punctuation: browsers break lines on both sides of a button, even after a bracket or before a stop. */
function unbroken(before: string, word: ElementContent[], after: string): ElementContent {
  const text = (value: string): Text[] => (value ? [{ type: 'text', value }] : []);
  return { type: 'element', tagName: 'span', properties: { className: ['word-unit'] }, children: [...text(before), ...word, ...text(after)] };
}
