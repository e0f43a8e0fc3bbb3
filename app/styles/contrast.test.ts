import { describe, expect, it } from 'vitest';
import { contrastFaults, contrastOf, GROUNDS } from './contrast.ts';

it('all text and shapes have sufficient contrast in every theme', () => {
  expect(contrastFaults()).toEqual([]);
});

describe.each(['high-light', 'high-dark'] as const)('the colours (%s)', (look) => {
  it('show every line, which is soft otherwise', () => {
    const lines: [string, string][] = [
      ...GROUNDS.map((ground): [string, string] => ['line', ground]),
      ['foot-line', 'foot'],
      ['control', 'tint-action'],
    ];
    expect(lines.filter(([line, ground]) => contrastOf(line, ground, look) < 3)).toEqual([]);
  });

  it('the focus ring and large figures have as much contrast as text', () => {
    const strong = ['background', 'surface'].flatMap((ground): [string, string][] => [
      ['focus', ground],
      ['brass', ground],
    ]);
    expect(strong.filter(([shape, ground]) => contrastOf(shape, ground, look) < 7)).toEqual([]);
  });
});
