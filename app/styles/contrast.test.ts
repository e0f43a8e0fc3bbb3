import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrastFaults, contrastOf, GROUNDS } from './contrast.ts';

it('the colours give all text and all shapes their contrast, in every theme', () => {
  expect(contrastFaults()).toEqual([]);
});

describe.each(['high-light', 'high-dark'] as const)('the colours (%s)', (look) => {
  it('show every line, which is soft otherwise', () => {
    const lines: [string, string][] = [...GROUNDS.map((ground): [string, string] => ['line', ground]), ['foot-line', 'foot'], ['control', 'tint-action']];
    expect(lines.filter(([line, ground]) => contrastOf(line, ground, look) < 3)).toEqual([]);
  });

  it('give the ring of the focus and large figures as much as text', () => {
    const strong = ['background', 'surface'].flatMap((ground): [string, string][] => [
      ['focus', ground],
      ['brass', ground],
    ]);
    expect(strong.filter(([shape, ground]) => contrastOf(shape, ground, look) < 7)).toEqual([]);
  });
});

it('black on white is 21:1, and the grey 767676 on white is just 4.5:1', () => {
  expect(wcagContrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(wcagContrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
});
