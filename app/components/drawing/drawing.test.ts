import { expect, it } from 'vitest';
import { listDrawings, readDrawing } from '#app/content/reading/drawings.server.ts';

it.each(listDrawings())(
  '%s has a canvas, so that its space is known before the rest of it comes',
  (name) => {
    expect(readDrawing(name)).toMatch(/^<svg viewBox="0 0 \d+ \d+"/);
  },
);

it.each([
  ['dept-cse', '480 281'],
  ['main-building', '960 313'],
])('%s can be cut at its ground line', (name, canvas) => {
  expect(readDrawing(name, true)).toContain(`viewBox="0 0 ${canvas}"`);
});
