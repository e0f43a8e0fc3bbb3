import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesOfStyles, shorten } from './vite-short-property-names.ts';

function appWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  mkdirSync(join(folder, 'parts'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

it('a property that only styles say gets a short name, the same in every file', () => {
  const names = namesOfStyles(appWith({ 'tokens.css': ':root { --space-wide: 4px; --_edge: 1px }', 'parts/part.css': 'p { margin: var(--space-wide) }' }));
  expect(shorten(':root { --space-wide: 4px; --_edge: 1px }', names)).toBe(':root { --1: 4px; --0: 1px }');
  expect(shorten('p { margin: var(--space-wide, 2px) calc(1px - var(--_edge)) }', names)).toBe('p { margin: var(--1, 2px) calc(1px - var(--0)) }');
});

it('a property that a drawing or a script says keeps its name', () => {
  const names = namesOfStyles(
    appWith({
      'tokens.css': ':root { --roof: red; --_x: 0; --gap: 4px }',
      'parts/house.svg': '<path fill="var(--roof)"/>',
      'parts/map.tsx': "style={{ '--_x': 1 }}",
    }),
  );
  expect([...names.keys()]).toEqual(['gap']);
});

it('a class with two hyphens in it is no property', () => {
  expect(shorten('.pswp--open { --open: 1 }', new Map([['open', '0']]))).toBe('.pswp--open { --0: 1 }');
});
