import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortForms } from '#app/content/rows/short-forms.server.ts';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const site = getSite();
const idOf = new Map(
  site.plainWords.flatMap((word) => shortForms(word).map((form) => [form, word.id] as const)),
);
const choice = [...idOf.keys()]
  .sort((a, b) => b.length - a.length)
  .map((form) => form.replaceAll('.', '\\.'));
/** An abbreviation as a word: no letter before it, after it only a Malayalam case ending, and not part of a longer abbreviation. */
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])(${choice.join('|')})(?![A-Za-z\\p{N}])(?![\\p{L}\\p{M}]{1,6}\\.)`,
  'gu',
);

// Rules for elements without explanations. Notice board sheets and replacements for scripts (`noscript`, a copy of the site
// map) are excluded as well: the first are printed, the second is explained on the page it is copied from.

/** The page of all terms: other explanations link to it, and its entries refer to each other. */
const WORDS_PAGE = '/help/plain-words';

/** Controls, and labels of parts of a page or table, which may not contain a link. */
const PRESSED_OR_NAMING =
  'a button caption code h1 h2 h3 h4 h5 h6 label legend option output pre summary th'.split(' ');
/** Other labels: terms of facts, captions, and lists of links. */
const NAMING = ['dt', 'figcaption', 'nav'];
/** Hidden, or for screen readers only. */
const NOT_SHOWN = /aria-hidden="true"|class="[^"]*\bvisually-hidden\b|role="status"/;

/** Parts of which a reader sees one: a tab, the card of an event, the sheet of a course, the state of a part that follows the clock. */
const SEEN_ALONE = / data-(?:panel|event|course|from|until)="/;

type Element = Piece['elements'][number];
/** An abbreviation on a page, in reading order: with the text around it, or with the link to its explanation. */
type Word = { page: string; parts: readonly Element[]; id: string } & (
  | { text: string }
  | { href: string; within: string | undefined }
);

const attributeOf = (name: string, { attributes }: { attributes: string }) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1];

function read(page: string): Word[] {
  const words: Word[] = [];
  /** Bold words at the beginning of an entry or paragraph are its name. */
  const names = new Set<Element>();
  let previous: Piece | undefined;
  for (const piece of piecesOf(page)) {
    const { elements, begins, text } = piece;
    const own = elements.at(-1);
    const parts = elements.filter(({ attributes }) => SEEN_ALONE.test(attributes));
    if (
      own &&
      begins === 'strong' &&
      (previous?.begins === 'li' || previous?.begins === 'p') &&
      previous.text.trim() === ''
    )
      names.add(own);
    previous = piece;
    if (!piece.around.includes('main')) continue;
    if (begins === 'a' && attributeOf('class', piece) === 'word') {
      const href = attributeOf('href', piece) ?? '';
      words.push({
        page,
        parts,
        id: href.split('#').at(-1) ?? '',
        href,
        within: elements.slice(0, -1).find(mayNotHold)?.tag,
      });
    }
    const isApart = elements.some(
      (element) =>
        mayNotHold(element) ||
        NAMING.includes(element.tag) ||
        names.has(element) ||
        NOT_SHOWN.test(element.attributes),
    );
    if (isApart || isEntry(page, elements)) continue;
    for (const [, form = ''] of text.matchAll(SHORT_WORD))
      words.push({ page, parts, id: idOf.get(form) ?? '', text: text.trim() });
  }
  return words;
}

function mayNotHold({ tag }: Element): boolean {
  return PRESSED_OR_NAMING.includes(tag);
}

function isEntry(page: string, elements: readonly Element[]): boolean {
  return splitAddress(page).path === WORDS_PAGE && elements.some(({ tag }) => tag === 'dd');
}

/** Abbreviations of a page, each with those explained before it: in its part, in an enclosing part or above all parts. */
function withKnown(words: readonly Word[]): { word: Word; isKnown: boolean }[] {
  const known = new Map<Element | undefined, Set<string>>();
  return words.map((word) => {
    const isKnown = [undefined, ...word.parts].some((part) => known.get(part)?.has(word.id));
    const own = word.parts.at(-1);
    known.set(own, (known.get(own) ?? new Set()).add(word.id));
    return { word, isKnown };
  });
}

describe('the abbreviations of every page', () => {
  const pages = globSync('**/index.html', { cwd: 'build/client' }).map((file) =>
    `/${dirname(file)}`.replace('/.', '/'),
  );
  const texts = pages.map(read);
  const words = texts.flatMap(withKnown);
  const explained = words.flatMap(({ word, isKnown }) =>
    'href' in word ? [{ ...word, isKnown }] : [],
  );

  it('occur on more than six hundred pages, and are explained on many', () => {
    expect(pages.length).toBeGreaterThan(600);
    expect(new Set(explained.map(({ page }) => page)).size).toBeGreaterThan(pages.length / 4);
  });

  it('are explained at the first use in a text, a fact or a table cell', () => {
    expect(
      words.filter(({ word, isKnown }) => 'text' in word && !isKnown).map(({ word }) => word),
    ).toEqual([]);
  });

  it('are explained once in each part of a page, and not if they are explained above the parts', () => {
    expect(explained.filter(({ isKnown }) => isKnown)).toEqual([]);
  });

  it('are not explained in controls and labels: links, buttons, headings, labels, table headings', () => {
    expect(explained.filter(({ within }) => within !== undefined)).toEqual([]);
  });

  it('link to the entry in the list of terms in the language of the page', () => {
    const entries = (page: string) =>
      piecesOf(page).flatMap((piece) =>
        piece.begins ? [`${page}#${attributeOf('id', piece)}`] : [],
      );
    const there = new Set(PUBLISHED.flatMap((locale) => entries(localisePath(WORDS_PAGE, locale))));
    const wrong = ({ page, href }: { page: string; href: string }) =>
      !there.has(href) || !href.startsWith(localisePath(WORDS_PAGE, splitAddress(page).locale));
    expect(explained.filter(wrong)).toEqual([]);
  });
});
