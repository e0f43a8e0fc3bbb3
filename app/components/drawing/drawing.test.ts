import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingInfo, listDrawings } from '#app/content/reading/drawings.server.ts';

/** Names of aspect ratios that have a rule, each with the ratio in the rule. */
const rules = new Map(
  [
    ...readFileSync('app/components/drawing/drawing.module.css', 'utf8').matchAll(
      /\[data-shape='(\w+)'\] \{\s*aspect-ratio: (\d+ \/ \d+);/g,
    ),
  ].map(([, shape = '', ratio = '']) => [shape, ratio] as const),
);

it.each(listDrawings().map(drawingInfo))(
  'the space of $name, $shape, is reserved before it loads',
  ({ shape }) => {
    expect(rules.get(shape)).toBe(shape.replace('x', ' / '));
  },
);

it('the ratio of a drawing cut at its ground line has a rule as well', () => {
  for (const name of ['dept-cse', 'main-building']) {
    const { groundShape } = drawingInfo(name);
    expect(rules.get(groundShape), name).toBe(groundShape.replace('x', ' / '));
  }
});
