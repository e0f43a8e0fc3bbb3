import { expect, it } from 'vitest';
import { countOnOneLine } from './progress.ts';

/** The content of the terminal line after each step. */
function terminal(isTTY: boolean) {
  const lines: string[] = [];
  return { lines, isTTY, write: (text: string) => lines.push(text.replace('\r\x1b[K', '')) };
}

it('counts several kinds of work on one terminal line, which is empty at the end', () => {
  const shown = terminal(true);
  const [page, picture] = [countOnOneLine('pages', 2, shown), countOnOneLine('pictures', 2, shown)];
  for (const step of [page, picture, page, picture]) step();
  expect(shown.lines).toEqual([
    'pages: 1 of 2',
    'pages: 1 of 2, pictures: 1 of 2',
    'pictures: 1 of 2',
    '',
  ]);
});

it('writes a line to a log every 10 seconds', () => {
  const shown = terminal(false);
  let time = 0;
  const count = countOnOneLine('pages', 9, shown, () => time);
  // Work that another log shows, such as that of a build in the same process, is not in this one.
  countOnOneLine('pictures', 2, terminal(false))();
  for (const moment of [9_999, 10_000, 19_999, 20_000]) {
    time = moment;
    count();
  }
  for (let step = 4; step < 9; step++) count();
  expect(shown.lines).toEqual(['pages: 2 of 9\n', 'pages: 4 of 9\n']);
});
