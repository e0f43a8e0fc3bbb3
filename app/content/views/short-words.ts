import type { ElementContent, Root, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Site } from '#app/content/reading/read.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/** Page of the words explained; each has its id as anchor there. */
const WORDS_PATH = '/help/plain-words';

/** Names of the Latin letters as Malayalam writes them; an abbreviation is two or more of them, each with a stop (`സി.ഇ.ഇ.`). */
const LETTER = '(?:എ|ബി|സി|ഡി|ഇ|എഫ്|ജി|എച്ച്|ഐ|ജെ|കെ|എൽ|എം|എൻ|ഒ|പി|ക്യു|ആർ|എസ്|ടി|യു|വി|ഡബ്ല്യു|എക്സ്|വൈ|ഇസഡ്)\\.';
/** Two to seven letters, of which at most one inside is small: KEAM, CoA, MoU; not B.Tech or Allotment. */
const SHORT = new RegExp(`^(?:[A-Z]+[a-z]?[A-Z]+|(?:${LETTER}){2,})$`);

/** Where a reader expects no explanation, or where a button may not stand. */
const LEFT_OUT = new Set(['a', 'abbr', 'button', 'caption', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary', 'th']);

type PlainWord = Site['plainWords'][number];

/** Explains the first use of each short word in the texts it is given, in their order. */
export type Explainer = {
  /** Finished HTML with the explanations put in. */
  finished: (html: string) => string;
  /** A plain text as HTML with its explanations. */
  html: (text: string) => string;
  /** For a part of the page that is read by itself, such as a tab: it knows what has been explained so far, and no more. */
  part: (name: string) => Explainer;
  /** For pages with many words and little room: the long form alone, without meaning and link where there is one. */
  brief: () => Explainer;
};

/** The spellings of a word that are short: `KEAM`, `സി.ഇ.ഇ.`; none for words that only need a meaning, such as allotment. */
export function shortForms({ term, also = [] }: Pick<PlainWord, 'term' | 'also'>): string[] {
  return [...new Set([term.en, term.ml, ...also])].filter((form) => SHORT.test(form));
}

/**
 * An explainer for one page in one language.
 * @param name of the part of the page, where the page has several that are read by themselves; it keeps the ids apart
 */
export function explainShortWords({ plainWords }: Pick<Site, 'plainWords'>, locale: Locale): Explainer {
  const words = new Map(plainWords.flatMap((word) => shortForms(word).map((form) => [form, word] as const)));
  const pattern = wordPattern([...words.keys()]);
  return explainer('', new Set(), false);

  function explainer(prefix: string, known: Set<string>, isBrief: boolean): Explainer {
    const explain = (root: Root) => {
      explainIn(root, splitText);
      return unified().use(rehypeStringify).stringify(root);
    };
    return {
      finished: (html) => explain(unified().use(rehypeParse, { fragment: true }).parse(html)),
      html: (text) => explain({ type: 'root', children: [{ type: 'text', value: text }] }),
      part: (name) => explainer(`${name}-`, new Set(known), isBrief),
      brief: () => explainer(prefix, known, true),
    };

    function splitText({ value }: Text): ElementContent[] {
      const pieces: ElementContent[] = [];
      let end = 0;
      for (const match of value.matchAll(pattern)) {
        const { before = '', form = '', after = '' } = match.groups ?? {};
        const word = words.get(form);
        if (!word || known.has(word.id)) continue;
        known.add(word.id);
        const box = { id: `word-${prefix}${word.id}`, isBrief };
        const explained = explainedWord(word, form, box, locale);
        pieces.push({ type: 'text', value: value.slice(end, match.index) }, ...(before || after ? [unbroken(before, explained, after)] : explained));
        end = match.index + match[0].length;
      }
      return [...pieces, { type: 'text', value: value.slice(end) }];
    }
  }
}

/**
 * Any of the forms as a word of its own: longest first, never a part of a longer abbreviation.
 * Groups: `before`, the signs that open something at it, `form`, and `after`, its case ending and the signs that follow.
 */
function wordPattern(forms: readonly string[]): RegExp {
  const choice = [...forms].sort((a, b) => b.length - a.length).map((form) => form.replaceAll('.', '\\.'));
  const latin = choice.filter((form) => /^[A-Z]/.test(form)).join('|');
  const malayalam = choice.filter((form) => !/^[A-Z]/.test(form)).join('|');
  const before = '(?<before>[([“‘]*)(?<![\\p{L}\\p{M}\\p{N}.])';
  const form = `(?<form>(?:${latin})(?![\\p{L}\\p{M}\\p{N}])|(?:${malayalam})(?!${LETTER}))`;
  return new RegExp(`${before}${form}(?<after>(?:-?[\\u0d00-\\u0d7f]+)?[\\])”’.,:;!?]*)`, 'gu');
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
 * The word as a button that opens its explanation. Both are the browser's own (popover), so that touch, keys and screen readers
 * can use them, without scripts too; `app/styles/words.css` gives them their place.
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

function allWords(id: string, locale: Locale): ElementContent {
  const href = localisePath(`${WORDS_PATH}#${id}`, locale);
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: labelsFor(locale).allWords }] };
}

/** A word with what clings to it: browsers break a line on both sides of a button, even after a bracket or before a stop. */
function unbroken(before: string, word: ElementContent[], after: string): ElementContent {
  const text = (value: string): Text[] => (value ? [{ type: 'text', value }] : []);
  return { type: 'element', tagName: 'span', properties: { className: ['word-unit'] }, children: [...text(before), ...word, ...text(after)] };
}
