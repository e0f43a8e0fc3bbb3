import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';
import { PAGES } from '#tests/support/pages.ts';

/**
 * Elements for screen reader navigation, in every built page. Empty headings, names of link lists
 * and the order of keys: html-validate and axe.
 */

const pages = PAGES.map(({ address, kind }) => ({ address, kind, pieces: piecesOf(address) }));
const IN_SHELL = pages.filter(({ kind }) => kind !== 'inauguration');
const begins = ({ begins: tag }: Piece, name: RegExp) => tag !== undefined && name.test(tag);

/** What opens over the page has an outline of its own. */
const isInWindow = ({ elements }: Piece) =>
  elements.some(({ attributes }) => / popover=/.test(attributes));

test('on every page the headings begin at level one, and no level is skipped', () => {
  const faults = pages.flatMap(({ address, pieces }) => {
    const levels = pieces
      .filter((piece) => begins(piece, /^h[1-6]$/) && !isInWindow(piece))
      .map((piece) => Number(piece.begins?.slice(1)));
    const isOutline =
      levels[0] === 1 &&
      levels.every(
        (level, index) => index === 0 || (level > 1 && level <= (levels[index - 1] ?? 0) + 1),
      );
    return isOutline ? [] : [`${address}: ${levels.join('')}`];
  });
  expect(faults).toEqual([]);
});

// html-validate does not look into drawings.
test('no id occurs twice on a page, in its drawings neither', () => {
  const faults = pages.flatMap(({ address }) => {
    const html = readFileSync(join('build/client', address, 'index.html'), 'utf8').replaceAll(
      /<script\b[\s\S]*?<\/script>/g,
      '',
    );
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/gi)].map(([, id]) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${address}: ${id}`);
  });
  expect(faults).toEqual([]);
});

test('every page has one site header, one main part and one footer, in this order, and the main part contains the first heading', () => {
  const faults = IN_SHELL.flatMap(({ address, pieces }) => {
    const parts = pieces.filter(
      (piece) =>
        begins(piece, /^(?:header|main|footer)$/) &&
        !piece.around.slice(0, -1).some((tag) => /^(?:main|article|section)$/.test(tag)),
    );
    const first = pieces.find((piece) => begins(piece, /^h1$/));
    const order = parts.map((piece) => piece.begins).join();
    return order === 'header,main,footer' && first?.around.includes('main')
      ? []
      : [`${address}: ${order}`];
  });
  expect(faults).toEqual([]);
});
