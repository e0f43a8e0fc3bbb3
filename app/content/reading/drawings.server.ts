import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'app/drawings';
const cache = new Map<string, string>();

/**
 * A drawing of app/drawings as inline SVG, so that it uses the theme colours. Comments, line
 * breaks, fallback colours and the root's label are removed: on a page the tokens always exist and
 * the text next to it says the same. Ids begin with a tilde in place of the drawing's name: the
 * component puts its own id there, because a page may show a drawing twice.
 * @param isCropped cut at its ground line
 */
export function readDrawing(name: string, isCropped = false): string {
  if (isCropped) return cropped(readDrawing(name));
  const known = cache.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(`${FOLDER}/${name}.svg`, 'utf8')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/(?<!\s)\s*\n\s*/g, '')
    .replaceAll(/var\((--[a-z-]+),#[0-9A-Fa-f]+\)/g, 'var($1)')
    .replaceAll(new RegExp(`( id="|url\\(#|href="#)(?:${name}-)?`, 'g'), '$1~')
    .replace(/^<svg[^>]*>/, (root) =>
      root.replaceAll(/ (?:xmlns|role|aria-label|aria-hidden)="[^"]*"/g, ''),
    );
  cache.set(name, svg);
  return svg;
}

/**
 * Wide canvases have the ground line at 312 of 360, others at 280 of 320; one more pixel keeps the
 * line visible.
 */
function cropped(svg: string): string {
  return svg.replace(
    /viewBox="0 0 (\d+) (\d+)"/,
    (_, width, height) => `viewBox="0 0 ${width} ${height > 320 && width > 480 ? 313 : 281}"`,
  );
}

export function listDrawings(): string[] {
  return readdirSync(FOLDER).map((file) => file.replace(/\.svg$/, ''));
}
