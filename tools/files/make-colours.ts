import { writeFileSync } from 'node:fs';
import { COLOURS, DRAWING_NAMES, FOCUS_WIDTH, type Palette } from '#app/styles/tokens.ts';

export const COLOURS_FILE = 'app/styles/colours.css';

/** Who sees high contrast: by the attribute of the root, or by the checked control itself, so that a choice holds without scripts as well. */
const CHOSEN = ":root:is([data-contrast='high'], :not([data-display-live]):has([name='contrast'][value='high']:checked))";
const NOT_REFUSED = ":root:not([data-contrast='usual'], :not([data-display-live]):has([name='contrast'][value='usual']:checked))";

/** The style sheet of the colours: each as usual, then in high contrast by choice and as the device wants it. */
export function colourStyles(palette: Palette = COLOURS): string {
  const names = Object.entries(DRAWING_NAMES).map(([name, colour]) => `--${name}: var(--${colour});`);
  const high = declarations(palette, 2, FOCUS_WIDTH[1]);
  return `/* Made from tokens.ts by \`npm run colours\`: do not edit. */
@layer tokens {
  ${rule(':root', [...declarations(palette, 0, FOCUS_WIDTH[0]), ...names], '  ')}

  ${rule(CHOSEN, high, '  ')}

  @media (prefers-contrast: more) {
    ${rule(NOT_REFUSED, high, '    ')}
  }
}
`;
}

/** @param from place of the light face: 0 as usual, 2 in high contrast, which names only what differs */
function declarations(palette: Palette, from: 0 | 2, focusWidth: string): string[] {
  const colours = Object.entries(palette).flatMap(([name, faces]): string[] => {
    const [light = '', dark = ''] = faces.slice(from);
    if (from === 2 && light === faces[0] && dark === faces[1]) return [];
    return [`--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`];
  });
  return [...colours, `--focus-width: ${focusWidth};`];
}

function rule(selector: string, lines: readonly string[], indent: string): string {
  return `${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
}

if (import.meta.main) writeFileSync(COLOURS_FILE, colourStyles());
