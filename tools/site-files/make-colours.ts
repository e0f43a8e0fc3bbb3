import { writeFileSync } from 'node:fs';
import { COLOURS, DRAWING_NAMES, FOCUS_WIDTH, type Palette } from '#app/styles/tokens.ts';

export const COLOURS_FILE = 'app/styles/colours.css';

/**
 * Selectors of high contrast: the attribute of the root, or the checked control itself, so that a
 * choice applies without scripts.
 */
const CHOSEN =
  ":root:is([data-contrast='high'], :not([data-display-live]):has([name='contrast'][value='high']:checked))";
const NOT_REFUSED =
  ":root:not([data-contrast='usual'], :not([data-display-live]):has([name='contrast'][value='usual']:checked))";

/**
 * The style sheet of the colours: default values, then high contrast by choice and by device
 * setting.
 */
export function colourStyles(palette: Palette = COLOURS): string {
  const names = Object.entries(DRAWING_NAMES).map(
    ([name, colour]) => `--${name}: var(--${colour});`,
  );
  const high = declarations(palette, 2, FOCUS_WIDTH[1]);
  return `/* Made from tokens.ts by \`node tools/run.mjs colours\`: do not edit. */
@layer tokens {
  ${rule(':root', [...declarations(palette, 0, FOCUS_WIDTH[0]), ...names], '  ')}

  ${rule(CHOSEN, high, '  ')}

  @media (prefers-contrast: more) {
    ${rule(NOT_REFUSED, high, '    ')}
  }
}
`;
}

/**
 * @param from index of the light value: 0 by default, 2 in high contrast, which contains only
 *   differences
 */
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
