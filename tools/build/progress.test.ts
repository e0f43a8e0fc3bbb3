import { expect, it } from 'vitest';
import { countOnOneLine } from './progress.ts';

/** What the line of a terminal shows after each step. */
function terminal(isTTY: boolean) {
  const lines: string[] = [];
  return { lines, isTTY, write: (text: string) => lines.push(text.replace('\r\x1b[K', '')) };
}

it('long work of several kinds is counted on one line of a terminal, which is empty in the end', () => {
  const shown = terminal(true);
  const [page, card] = [countOnOneLine('pages', 2, shown), countOnOneLine('cards', 2, shown)];
  for (const step of [page, card, page, card]) step();
  expect(shown.lines).toEqual(['pages: 1 of 2', 'pages: 1 of 2, cards: 1 of 2', 'cards: 1 of 2', '']);
});

it('a log, which is no terminal, gets no such line', () => {
  const shown = terminal(false);
  countOnOneLine('pages', 2, shown)();
  expect(shown.lines).toEqual([]);
});
