import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';
import { PAGES } from '#tests/support/pages.ts';

/** Elements for screen reader navigation, in every built page: headings, landmarks, names of link lists. */

const pages = PAGES.map(({ address, kind }) => ({ address, kind, pieces: piecesOf(address) }));
const IN_SHELL = pages.filter(({ kind }) => kind !== 'inauguration');
const begins = ({ begins: tag }: Piece, name: RegExp) => tag !== undefined && name.test(tag);
const nameIn = ({ attributes }: Piece) =>
  / aria-label(?:ledby)?="([^"]*)"/.exec(attributes)?.[1] ?? '';

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

test('no heading is empty', () => {
  const faults = pages.flatMap(({ address, pieces }) =>
    pieces.flatMap((piece, index) => {
      if (!begins(piece, /^h[1-6]$/)) return [];
      const end = pieces.findIndex(
        (other, place) =>
          place > index && other.begins === undefined && !other.around.includes(piece.begins ?? ''),
      );
      const words = pieces.slice(index, end).map(({ text }) => text);
      return words.join('').trim() === '' ? [`${address}: ${piece.begins}`] : [];
    }),
  );
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

test('every navigation list on a page has its own name', () => {
  const faults = pages.flatMap(({ address, pieces }) => {
    const names = pieces.filter((piece) => begins(piece, /^nav$/)).map(nameIn);
    return names.every((name, index) => name !== '' && names.indexOf(name) === index)
      ? []
      : [`${address}: ${names.join(' | ')}`];
  });
  expect(faults).toEqual([]);
});

test('no page changes the keyboard order with a positive tabindex', () => {
  const faults = pages.flatMap(({ address, pieces }) =>
    pieces
      .filter(({ attributes }) => / tabindex="[1-9]/i.test(attributes))
      .map((piece) => `${address}: ${piece.begins}`),
  );
  expect(faults).toEqual([]);
});
