import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

// Which words are explained, and where, is tested by app/content/rows/short-words.server.test.ts.

/** The page of all terms, to which explanations link. */
const WORDS_PAGE = '/help/plain-words';
/** Controls, and labels of parts of a page or table, which may not contain a link. */
const PRESSED_OR_NAMING =
  'a button caption code h1 h2 h3 h4 h5 h6 label legend option output pre summary th'.split(' ');

const attributeOf = (name: string, { attributes }: { attributes: string }) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
const isExplained = (piece: Piece) =>
  piece.begins === 'a' && attributeOf('class', piece) === 'word';

describe('the abbreviations of every page', () => {
  const pages = namesLike('**/index.html', 'build/client').map((file) =>
    `/${dirname(file)}`.replace('/.', '/'),
  );
  const explained = pages.flatMap((page) =>
    [...piecesOf(page)].filter(isExplained).map((piece) => ({
      page,
      href: attributeOf('href', piece) ?? '',
      within: piece.elements.slice(0, -1).find(({ tag }) => PRESSED_OR_NAMING.includes(tag))?.tag,
    })),
  );

  it('are explained on many of more than six hundred pages', () => {
    expect(pages.length).toBeGreaterThan(600);
    expect(new Set(explained.map(({ page }) => page)).size).toBeGreaterThan(pages.length / 4);
  });

  it('are not explained in controls and labels: links, buttons, headings, labels, table headings', () => {
    expect(explained.filter(({ within }) => within !== undefined)).toEqual([]);
  });

  it('link to the entry in the list of terms in the language of the page', () => {
    const entries = (page: string) =>
      [...piecesOf(page)].flatMap((piece) =>
        piece.begins ? [`${page}#${attributeOf('id', piece)}`] : [],
      );
    const there = new Set(PUBLISHED.flatMap((locale) => entries(localisePath(WORDS_PAGE, locale))));
    const wrong = ({ page, href }: { page: string; href: string }) =>
      !there.has(href) || !href.startsWith(localisePath(WORDS_PAGE, splitAddress(page).locale));
    expect(explained.filter(wrong)).toEqual([]);
  });
});
