import { expect, it } from 'vitest';
import { countOnOneLine } from './progress.ts';

/** The content of the terminal line after each step. */
function terminal(isTTY: boolean) {
  const lines: string[] = [];
  return { lines, isTTY, write: (text: string) => lines.push(text.replace('\r\x1b[K', '')) };
}

it('counts several kinds of work on one terminal line, which is empty at the end', () => {
  const shown = terminal(true);
  const [page, card] = [countOnOneLine('pages', 2, shown), countOnOneLine('cards', 2, shown)];
  for (const step of [page, card, page, card]) step();
  expect(shown.lines).toEqual(['pages: 1 of 2', 'pages: 1 of 2, cards: 1 of 2', 'cards: 1 of 2', '']);
});

it('writes no such line to a log', () => {
  const shown = terminal(false);
  countOnOneLine('pages', 2, shown)();
  expect(shown.lines).toEqual([]);
});
