import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS_FILE, colourStyles } from './make-colours.ts';

it('the colour style sheet matches tokens.ts (npm run colours generates it again)', () => {
  expect(readFileSync(COLOURS_FILE, 'utf8')).toBe(colourStyles());
});
