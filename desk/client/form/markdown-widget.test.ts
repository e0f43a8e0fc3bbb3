import { expect, it } from 'vitest';
import { LEAF_DIRECTIVES } from '#app/features/section-page/section-text.server.ts';
import { PIECES } from './markdown-widget.tsx';

it('each block of the toolbar is one that the site knows', () => {
  const named = PIECES.flatMap(({ before }) => /^::([a-z-]+)/.exec(before)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !LEAF_DIRECTIVES.includes(name))).toEqual([]);
});
