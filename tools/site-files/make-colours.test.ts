import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS_FILE, colourStyles } from './make-colours.ts';

it('the colour style sheet matches tokens.ts (node tools/run.mjs colours generates it again)', () => {
  expect(readFileSync(COLOURS_FILE, 'utf8')).toBe(colourStyles());
});
