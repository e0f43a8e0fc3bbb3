import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every colour in its four faces, computed from the tokens: the usual contrast and the high one, each light and dark. */

type Face = { isHigh: boolean; isDark: boolean };

const ROOT = /:root \{([\s\S]*?)\n {2}\}/.exec(readFileSync('app/styles/tokens.css', 'utf8'))?.[1] ?? '';
const TOKENS = new Map([...ROOT.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]));

const FACES: [name: string, face: Face][] = [
  ['usual, light', { isHigh: false, isDark: false }],
  ['usual, dark', { isHigh: false, isDark: true }],
  ['high, light', { isHigh: true, isDark: false }],
  ['high, dark', { isHigh: true, isDark: true }],
];

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

describe.each(FACES)('the colours (%s)', (_, face) => {
  const least = face.isHigh ? 7 : 4.5;

  it(`give all text ${least}:1 against what it stands on`, () => {
    expect(TEXT.filter(([text, ground]) => contrast(text, ground, face) < least).map(told(face))).toEqual([]);
  });

  it('give controls, rings, figures and drawings 3:1', () => {
    expect(SHAPES.filter(([shape, ground]) => contrast(shape, ground, face) < 3).map(told(face))).toEqual([]);
  });
});

describe.each(FACES.filter(([, { isHigh }]) => isHigh))('the colours (%s)', (_, face) => {
  it('show every line, which is soft otherwise', () => {
    const lines: [string, string][] = [...GROUNDS.map((ground): [string, string] => ['line', ground]), ['foot-line', 'foot'], ['control', 'tint-action']];
    expect(lines.filter(([line, ground]) => contrast(line, ground, face) < 3).map(told(face))).toEqual([]);
  });

  it('give the ring of the focus and large figures as much as text', () => {
    const strong: [string, string][] = ['background', 'surface'].flatMap((ground): [string, string][] => [
      ['focus', ground],
      ['brass', ground],
    ]);
    expect(strong.filter(([shape, ground]) => contrast(shape, ground, face) < 7).map(told(face))).toEqual([]);
  });
});

it('black on white is 21:1, and the grey 767676 on white is just 4.5:1', () => {
  expect(ratio('#000', '#fff')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

function told(face: Face) {
  return ([shape, ground]: [string, string]) => `${shape} on ${ground}: ${contrast(shape, ground, face).toFixed(2)}`;
}

function contrast(shape: string, ground: string, face: Face): number {
  return ratio(colour(shape, face), colour(ground, face));
}

/** A token as a colour in hex. The drawings' names have no `color-` before them. */
function colour(name: string, face: Face): string {
  const value = TOKENS.get(`--color-${name}`) ?? TOKENS.get(`--${name}`);
  if (value === undefined) throw new Error(`There is no token ${name}`);
  return resolve(value, face);
}

function resolve(value: string, face: Face): string {
  if (value.startsWith('#')) return value;
  const [name = '', argument = '', rest = ''] = firstCall(value);
  const [first = '', ...others] = splitAtCommas(argument);
  if (name === 'light-dark') return resolve(face.isDark ? (others[0] ?? '') : first, face);
  // One of the two switches is empty and hides its colour; see tokens.css.
  if (first === '--_soft' || first === '--_strong') return (first === '--_strong') === face.isHigh ? resolve(others[0] ?? '', face) : resolve(rest, face);
  const token = TOKENS.get(first);
  if (name !== 'var' || token === undefined) throw new Error(`${value} is no colour this test can read`);
  return resolve(token, face);
}

/** The first function of a value: its name, what stands between its brackets, and what follows. */
function firstCall(value: string): [name: string, argument: string, rest: string] {
  const open = value.indexOf('(');
  const close = [...value].findIndex((sign, index) => sign === ')' && depthAt(value, index) === 1);
  return [value.slice(0, open), value.slice(open + 1, close), value.slice(close + 1).trim()];
}

function splitAtCommas(value: string): string[] {
  const commas = [...value].flatMap((sign, index) => (sign === ',' && depthAt(value, index) === 0 ? [index] : []));
  return [...commas, value.length].map((end, place) => value.slice(place === 0 ? 0 : (commas[place - 1] ?? 0) + 1, end).trim());
}

/** How many brackets are open before a place of a value. */
function depthAt(value: string, end: number): number {
  const before = value.slice(0, end);
  return before.split('(').length - before.split(')').length;
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
