import { describe, expect, it } from 'vitest';
import { colourOf, type Look } from './tokens.ts';

/** Every colour in its four faces. */
const LOOKS = ['light', 'dark', 'high-light', 'high-dark'] as const satisfies readonly Look[];
const isHigh = (look: Look) => look.startsWith('high');

/** Names without `color-` before them. */
const DRAWN = ['roof', 'leaf'];

const GROUNDS = ['background', 'surface', 'sunken', 'tint-action', 'tint-accent', 'tint-brass'];

/** Words and what they stand on. */
const TEXT: [text: string, ground: string][] = [
  ...['text', 'muted', 'action', 'accent', 'danger'].flatMap((name) => GROUNDS.map((ground): [string, string] => [name, ground])),
  ...['action', 'action-strong', 'accent'].map((ground): [string, string] => ['on-action', ground]),
  ['background', 'text'],
  ['on-bar', 'bar'],
  ['gold', 'bar'],
  ...['on-bar', 'on-foot', 'foot-muted', 'gold'].map((name): [string, string] => [name, 'foot']),
];

/** Controls, rings, large figures and the areas of drawings, beside what they must be told from. */
const SHAPES: [shape: string, ground: string][] = [
  ...['control', 'focus', 'brass', 'roof', 'leaf'].flatMap((name) => ['background', 'surface'].map((ground): [string, string] => [name, ground])),
  ['gold', 'bar'],
  ['foot-leaf', 'foot'],
  ['foot-roof', 'foot'],
];

describe.each(LOOKS)('the colours (%s)', (look) => {
  const least = isHigh(look) ? 7 : 4.5;

  it(`give all text ${least}:1 against what it stands on`, () => {
    expect(TEXT.filter(([text, ground]) => contrast(text, ground, look) < least).map(told(look))).toEqual([]);
  });

  it('give controls, rings, figures and drawings 3:1', () => {
    expect(SHAPES.filter(([shape, ground]) => contrast(shape, ground, look) < 3).map(told(look))).toEqual([]);
  });
});

describe.each(LOOKS.filter(isHigh))('the colours (%s)', (look) => {
  it('show every line, which is soft otherwise', () => {
    const lines: [string, string][] = [...GROUNDS.map((ground): [string, string] => ['line', ground]), ['foot-line', 'foot'], ['control', 'tint-action']];
    expect(lines.filter(([line, ground]) => contrast(line, ground, look) < 3).map(told(look))).toEqual([]);
  });

  it('give the ring of the focus and large figures as much as text', () => {
    const strong: [string, string][] = ['background', 'surface'].flatMap((ground): [string, string][] => [
      ['focus', ground],
      ['brass', ground],
    ]);
    expect(strong.filter(([shape, ground]) => contrast(shape, ground, look) < 7).map(told(look))).toEqual([]);
  });
});

it('black on white is 21:1, and the grey 767676 on white is just 4.5:1', () => {
  expect(ratio('#000', '#fff')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

function told(look: Look) {
  return ([shape, ground]: [string, string]) => `${shape} on ${ground}: ${contrast(shape, ground, look).toFixed(2)}`;
}

function contrast(shape: string, ground: string, look: Look): number {
  return ratio(colour(shape, look), colour(ground, look));
}

function colour(name: string, look: Look): string {
  return colourOf(DRAWN.includes(name) ? name : `color-${name}`, look);
}

/** Contrast of two colours by WCAG 2.2. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
