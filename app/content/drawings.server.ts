import { readFileSync } from 'node:fs';

const cache = new Map<string, string>();

/**
 * A drawing of app/drawings as inline SVG, so that it takes the theme's colours. Comments, line breaks and the fallback
 * colours go: on a page the tokens are always there.
 */
export function readDrawing(name: string): string {
  const known = cache.get(name);
  if (known) return known;
  const svg = readFileSync(`app/drawings/${name}.svg`, 'utf8')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/var\((--[a-z-]+),#[0-9A-Fa-f]+\)/g, 'var($1)')
    .replace(/ (role|aria-label|aria-hidden|xmlns|width|height)="[^"]*"(?=[^>]*>)/g, (attribute, name, offset: number) =>
      offset < 200 && name !== 'width' && name !== 'height' ? '' : attribute,
    );
  cache.set(name, svg);
  return svg;
}
