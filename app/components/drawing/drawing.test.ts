import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingInfo, listDrawings } from '#app/content/reading/drawings.server.ts';

/** Names of shapes that have a rule, each with the ratio that the rule gives. */
const rules = new Map(
  [...readFileSync('app/components/drawing/drawing.module.css', 'utf8').matchAll(/\[data-shape='(\w+)'\] \{\s*aspect-ratio: (\d+ \/ \d+);/g)].map(
    ([, shape = '', ratio = '']) => [shape, ratio] as const,
  ),
);

it.each(listDrawings().map(drawingInfo))('the place of $name, $shape, is kept before it is there', ({ shape }) => {
  expect(rules.get(shape)).toBe(shape.replace('x', ' / '));
});

it('the shape of a drawing that is cut at its ground has its rule as well', () => {
  for (const name of ['dept-cse', 'main-building']) {
    const { groundShape } = drawingInfo(name);
    expect(rules.get(groundShape), name).toBe(groundShape.replace('x', ' / '));
  }
});
