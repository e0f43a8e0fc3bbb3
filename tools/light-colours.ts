import { readFileSync } from 'node:fs';

const DECLARATION = /^\s*(--[\w-]+): ([^;]+);/gm;
/** A colour with a second value for high contrast. */
const USUAL = /^var\(--_soft, (.+)\) var\(--_strong, .+\)$/;
const REFERENCE = /^var\((--[\w-]+)\)$/;
const TWO_FACES = /^light-dark\(([^,]+(?:\([^)]*\))?),/;
const COLOUR = /^#[0-9a-f]{3,8}$/i;

let tokens: Map<string, string> | undefined;

/**
 * A colour of app/styles/tokens.css as the light theme shows it without high contrast, for pictures made outside a browser.
 * @param name of the custom property: `--color-text`, `--roof`
 * @returns the colour as the file writes it: `#1b2420`
 * @throws Error when there is no such property, or it is no colour
 */
export function lightColour(name: string): string {
  tokens ??= readTokens();
  let value = tokens.get(name);
  // A name leads to a pair of contrasts, each to a pair of faces, a face to a name of the palette.
  while (value !== undefined && !COLOUR.test(value)) {
    const usual: string = USUAL.exec(value)?.[1] ?? value;
    const face: string = TWO_FACES.exec(usual)?.[1] ?? usual;
    value = COLOUR.test(face) ? face : tokens.get(REFERENCE.exec(face)?.[1] ?? '');
  }
  if (value === undefined) throw new Error(`There is no colour ${name} in app/styles/tokens.css`);
  return value;
}

/** The first value of each property is the light one: what follows is for the dark theme and other widths. */
function readTokens(): Map<string, string> {
  const css = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) if (!found.has(name)) found.set(name, value);
  return found;
}
