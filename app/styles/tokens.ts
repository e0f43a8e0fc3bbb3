/**
 * The colours of the site as data: `tools/site-files/make-colours.ts` writes `colours.css` from
 * them, and the preview images of shared pages are drawn in them. After a change:
 * `node tools/run.mjs colours`. `contrast.test.ts` holds every pair to its contrast.
 */

/** A colour in light, in dark, and both in high contrast. */
export type Colour = readonly [light: string, dark: string, highLight: string, highDark: string];
export type Palette = Readonly<Record<string, Colour>>;

const same = (colour: string): Colour => [colour, colour, colour, colour];
const onDark = (usual: string, high: string): Colour => [usual, usual, high, high];

/** By custom property, without the hyphens before it. */
export const COLOURS = {
  'color-background': ['#fbfaf6', '#0f1512', '#fff', '#000'],
  'color-surface': ['#fff', '#161e19', '#fff', '#0a0a0a'],
  'color-sunken': ['#f2efe6', '#0b100d', '#f4f4f4', '#000'],
  'color-text': ['#1b2420', '#ecefea', '#000', '#fff'],
  'color-muted': ['#515c56', '#a9b5ac', '#2b2b2b', '#e4e4e4'],
  'color-action': ['#14532d', '#86d3a5', '#003d17', '#a9f0c5'],
  'color-action-strong': ['#0e3e22', '#a6e2bf', '#00240d', '#d3ffe3'],
  'color-on-action': ['#fff', '#0f1512', '#fff', '#000'],
  'color-accent': ['#9a3b1f', '#f2a285', '#6e1b00', '#ffc2ab'],
  'color-brass': ['#a97a1e', '#d9b25a', '#573a00', '#ffd97a'],
  'color-line': ['#dad7cc', '#2c3731', '#5a5a5a', '#a6a6a6'],
  'color-control': ['#7d8580', '#738078', '#000', '#fff'],
  'color-danger': ['#b3261e', '#ffb4ab', '#7d0006', '#ffd3ce'],
  'color-tint-action': ['#e3ece2', '#1b2e23', '#e6f3e7', '#0a2113'],
  'color-tint-accent': ['#f3e3da', '#33221b', '#f8e8e0', '#2a130a'],
  'color-tint-brass': ['#f5ecd6', '#2e2717', '#f8efd9', '#241b06'],
  'color-bar': ['#14532d', '#12301f', '#062b14', '#001a0b'],
  'color-on-bar': same('#fff'),
  'color-foot': ['#12301f', '#0b100d', '#04160a', '#000'],
  'color-on-foot': onDark('#e9ede6', '#fff'),
  'color-foot-muted': onDark('#c4cfc6', '#eef2ee'),
  'color-foot-line': onDark('#3d5747', '#9db3a5'),
  'color-gold': onDark('#e7c269', '#ffe08a'),
  'color-foot-leaf': onDark('#5fb184', '#8fdcb0'),
  'color-foot-roof': onDark('#f2a285', '#ffc2ab'),
  'color-paper': same('#fff'),
  'color-focus': ['#a97a1e', '#d9b25a', '#000', '#fff'],
  // Names the drawings use, beside those of DRAWING_NAMES.
  roof: ['#9a3b1f', '#c9704f', '#7d2408', '#ff9d78'],
  leaf: ['#14532d', '#5fb184', '#003d17', '#7fe0a8'],
} satisfies Record<string, Colour>;

/** Further names in drawings. */
export const DRAWING_NAMES = {
  brass: 'color-brass',
  wall: 'color-surface',
  paper: 'color-background',
  'tint-palm': 'color-tint-action',
  'tint-laterite': 'color-tint-accent',
  'tint-brass': 'color-tint-brass',
} satisfies Record<string, keyof typeof COLOURS>;

/** Width of the ring of the focus, as usual and in high contrast. */
export const FOCUS_WIDTH = ['3px', '5px'] as const;

export const LOOKS = ['light', 'dark', 'high-light', 'high-dark'] as const;
export type Look = (typeof LOOKS)[number];

/**
 * A colour outside a browser.
 * @param name of the custom property: `color-text`, `roof`
 * @throws Error when no colour has this name
 */
export function colourOf(name: string, look: Look, palette: Palette): string {
  const colour = palette[drawingNames[name] ?? name];
  if (!colour) throw new Error(`There is no colour ${name} in app/styles/tokens.ts`);
  return colour[LOOKS.indexOf(look)] ?? colour[0];
}

const drawingNames: Readonly<Record<string, string>> = DRAWING_NAMES;
