import { wcagContrast } from 'culori';
import { COLOURS, colourOf, LOOKS, type Look, type Palette } from './tokens.ts';

/** Names without `color-` before them. */
const DRAWN = ['roof', 'leaf'];
const isHigh = (look: Look) => look.startsWith('high');

/** Backgrounds of text. */
export const GROUNDS = [
  'background',
  'surface',
  'sunken',
  'tint-action',
  'tint-accent',
  'tint-brass',
];

/** Text colours and their backgrounds. */
const TEXT: [text: string, ground: string][] = [
  ...['text', 'muted', 'action', 'accent', 'danger'].flatMap((name) =>
    GROUNDS.map((ground): [string, string] => [name, ground]),
  ),
  ...['action', 'action-strong', 'accent'].map((ground): [string, string] => ['on-action', ground]),
  ['background', 'text'],
  ['on-bar', 'bar'],
  ['gold', 'bar'],
  ...['on-bar', 'on-foot', 'foot-muted', 'gold'].map((name): [string, string] => [name, 'foot']),
];

/** Controls, rings, large figures and areas of drawings, with the adjacent colours. */
const SHAPES: [shape: string, ground: string][] = [
  ...['control', 'focus', 'brass', 'roof', 'leaf'].flatMap((name) =>
    ['background', 'surface'].map((ground): [string, string] => [name, ground]),
  ),
  ['gold', 'bar'],
  ['foot-leaf', 'foot'],
  ['foot-roof', 'foot'],
];

/** Two colours without sufficient contrast. */
export type ContrastFault = {
  shape: string;
  ground: string;
  look: Look;
  ratio: number;
  least: number;
};

/**
 * Every pair of colours below its contrast by WCAG 2.2 (1.4.3 and 1.4.11; in high contrast 1.4.6).
 */
export function contrastFaults(palette: Palette = COLOURS): ContrastFault[] {
  const fault = (look: Look, [shape, ground]: [string, string], least: number): ContrastFault[] => {
    const ratio = contrastOf(shape, ground, look, palette);
    return ratio < least ? [{ shape, ground, look, ratio, least }] : [];
  };
  return LOOKS.flatMap((look) => [
    ...TEXT.flatMap((pair) => fault(look, pair, isHigh(look) ? 7 : 4.5)),
    ...SHAPES.flatMap((pair) => fault(look, pair, 3)),
  ]);
}

/** Contrast of two colours, named without `color-`. */
export function contrastOf(
  shape: string,
  ground: string,
  look: Look,
  palette: Palette = COLOURS,
): number {
  const colour = (name: string) =>
    colourOf(DRAWN.includes(name) ? name : `color-${name}`, look, palette);
  return wcagContrast(colour(shape), colour(ground));
}
