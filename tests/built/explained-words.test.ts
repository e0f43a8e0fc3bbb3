import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventAnchor, eventName } from '#app/content/admission-addresses.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath, splitAddress } from '#app/i18n/locale.ts';
import { ADMISSION_TABS } from '#app/lib/admission-tabs.ts';
import { shortForms } from '#app/views/short-words/short-forms.server.ts';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';

const site = getSite();
const idOf = new Map(site.plainWords.flatMap((word) => shortForms(word).map((form) => [form, word.id] as const)));
const choice = [...idOf.keys()].sort((a, b) => b.length - a.length).map((form) => form.replaceAll('.', '\\.'));
/** A short word by itself: no letter before it, none behind it but a case ending of Malayalam, and no part of a longer abbreviation. */
const SHORT_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.])(${choice.join('|')})(?![A-Za-z\\p{N}])(?![\\p{L}\\p{M}]{1,6}\\.)`, 'gu');

// Where no explanation is expected, as rules. Sheets for the notice board and what stands in for scripts (`noscript`, a copy of the site
// map) are left out as well: the first are paper, the second is read on the page it is copied from.

/** The list of all words: its entries are what others lead to, and name each other without end. */
const WORDS_PAGE = '/help/plain-words';

/** What is pressed, and what names a part of a page or of a table: a button may not stand there. */
const PRESSED_OR_NAMING = 'a button caption code h1 h2 h3 h4 h5 h6 label legend option output pre summary'.split(' ');
/** What else only names: a term of a fact, the caption of a picture, and ways to other pages, through which a reader runs. */
const NAMING = ['dt', 'figcaption', 'nav'];
/** Shown to nobody, or said by a screen reader alone. */
const NOT_SHOWN = /aria-hidden="true"|class="[^"]*\bvisually-hidden\b|role="status"/;

/** What a reader sees by itself: a tab or a card of the admissions page, and in a tab what its tools replace. */
const PARTS = new Set<string>([
  ...ADMISSION_TABS.flatMap((tab) => [tab, `fees-${tab}`, `sums-${tab}`, `scholarships-${tab}`, `papers-${tab}`]),
  ...site.admissions.events.map((event, index) => eventAnchor(eventName(event, index))),
]);

type Element = Piece['elements'][number];
/** A word where a page uses it, in the order of reading: with the text around it, or with the box that its button opens. */
type Word = { page: string; parts: readonly string[]; id: string } & ({ text: string } | { box: string; within: string | undefined });
type Box = { page: string; id: string; links: string[] };

const attributeOf = (name: string, { attributes }: { attributes: string }) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
const isBox = (element: Element) => attributeOf('class', element) === 'word-meaning';

function read(page: string): { words: Word[]; boxes: Box[] } {
  const words: Word[] = [];
  const boxes: Box[] = [];
  /** Bold words that begin an entry or a paragraph: its name. */
  const names = new Set<Element>();
  let previous: Piece | undefined;
  for (const piece of piecesOf(page)) {
    const { elements, begins, text } = piece;
    const own = elements.at(-1);
    const parts = elements.map((element) => attributeOf('id', element) ?? '').filter((id) => PARTS.has(id));
    if (own && begins === 'strong' && (previous?.begins === 'li' || previous?.begins === 'p') && previous.text.trim() === '') names.add(own);
    previous = piece;
    if (!piece.around.includes('main')) continue;
    if (own && begins && isBox(own)) boxes.push({ page, id: attributeOf('id', own) ?? '', links: [] });
    if (elements.some(isBox)) {
      if (begins === 'a') boxes.at(-1)?.links.push(attributeOf('href', piece) ?? '');
      continue;
    }
    if (begins === 'button' && attributeOf('class', piece) === 'word') {
      const box = attributeOf('popovertarget', piece) ?? '';
      const part = parts.at(-1);
      const id = box.replace(part === undefined ? 'word-' : `word-${part}-`, '');
      words.push({ page, parts, id, box, within: elements.slice(0, -1).find((_, index) => mayNotHold(elements, index))?.tag });
    }
    const isApart = elements.some(
      (element, index) => mayNotHold(elements, index) || NAMING.includes(element.tag) || names.has(element) || NOT_SHOWN.test(element.attributes),
    );
    if (isApart || isEntry(page, elements)) continue;
    for (const [, form = ''] of text.matchAll(SHORT_WORD)) words.push({ page, parts, id: idOf.get(form) ?? '', text: text.trim() });
  }
  return { words, boxes };
}

/** What is noted below the name of a row, in a line of its own, is told and names nothing. */
function mayNotHold(elements: readonly Element[], index: number): boolean {
  const { tag = '' } = elements[index] ?? {};
  return PRESSED_OR_NAMING.includes(tag) || (tag === 'th' && elements[index + 1]?.tag !== 'span');
}

function isEntry(page: string, elements: readonly Element[]): boolean {
  return splitAddress(page).path === WORDS_PAGE && elements.some(({ tag }) => tag === 'dd');
}

/** Words of a page with what has been explained before each, in its part, in one around it or above all parts. */
function withKnown(words: readonly Word[]): { word: Word; isKnown: boolean }[] {
  const known = new Set<string>();
  return words.map((word) => {
    const places = ['', ...word.parts].map((part) => `${part} ${word.id}`);
    const isKnown = places.some((place) => known.has(place));
    known.add(places.at(-1) ?? '');
    return { word, isKnown };
  });
}

describe('the short words of every page', () => {
  const pages = globSync('**/index.html', { cwd: 'build/client' }).map((file) => `/${dirname(file)}`.replace('/.', '/'));
  const texts = pages.map(read);
  const words = texts.flatMap((page) => withKnown(page.words));
  const explained = words.flatMap(({ word, isKnown }) => ('box' in word ? [{ ...word, isKnown }] : []));
  const boxes = texts.flatMap((page) => page.boxes);

  it('are found on more than six hundred pages, and explained on many', () => {
    expect(pages.length).toBeGreaterThan(600);
    expect(new Set(explained.map(({ page }) => page)).size).toBeGreaterThan(pages.length / 4);
  });

  it('are explained where a text, a fact or a cell of a table first uses them', () => {
    expect(words.filter(({ word, isKnown }) => 'text' in word && !isKnown).map(({ word }) => word)).toEqual([]);
  });

  it('are explained once in each part of a page, and not again where the page has explained them above its parts', () => {
    expect(explained.filter(({ isKnown }) => isKnown)).toEqual([]);
  });

  it('are explained nowhere in what is pressed or names something: links, buttons, headings, labels, heads of tables', () => {
    expect(explained.filter(({ within }) => within !== undefined)).toEqual([]);
  });

  it('open a box of their own, which leads to their entry among all words or is so brief that it leads nowhere', () => {
    for (const { words: own, boxes: opened } of texts) {
      const opening = own.flatMap((word) => ('box' in word ? [word] : []));
      expect(opened.map(({ id }) => id)).toEqual(opening.map(({ box }) => box));
      expect(new Set(opened.map(({ id }) => id)).size).toBe(opened.length);
    }
    const idOfBox = new Map(explained.map(({ page, box, id }) => [`${page} ${box}`, id]));
    const entry = ({ page, id }: Box) => `${localisePath(WORDS_PAGE, splitAddress(page).locale)}#${idOfBox.get(`${page} ${id}`)}`;
    expect(boxes.filter((box) => box.links.some((href) => href !== entry(box)) || box.links.length > 1)).toEqual([]);
    const entries = (page: string) => piecesOf(page).flatMap((piece) => (piece.begins ? [`${page}#${attributeOf('id', piece)}`] : []));
    const there = new Set(LOCALES.flatMap((locale) => entries(localisePath(WORDS_PAGE, locale))));
    expect([...new Set(boxes.flatMap(({ links }) => links))].filter((href) => !there.has(href))).toEqual([]);
  });
});
