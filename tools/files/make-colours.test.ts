import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS_FILE, colourStyles } from './make-colours.ts';

it('the style sheet of the colours is that of tokens.ts (npm run colours makes it anew)', () => {
  expect(readFileSync(COLOURS_FILE, 'utf8')).toBe(colourStyles());
});
