import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { drawingInfo, readDrawing } from '#app/content/reading/drawings.server.ts';
import { logoSvg } from '#app/content/reading/logo.server.ts';
import type { College } from '#app/content/schemas/college.ts';
import { siteColour } from '#app/features/shell/site-colours.server.ts';
import { kept } from '#tools/build/kept.ts';
import { HASHED } from '#tools/hosting/rules.ts';
import { drawMark } from '#tools/site-files/make-app-icons.ts';

/** The size that social sites show without cutting, in pixels. */
export const CARD = { width: 1200, height: 630 };

/** Drawing for pages without one. */
export const COLLEGE_FRONT = 'main-building';

/** Width of the margins, height of the coloured bar, side of the mark below it, line on which drawings stand. */
const MARGIN = 64;
const BAR = 24;
const MARK = 88;
const GROUND = 584;

/**
 * Draws the preview images of shared pages: one of each drawing, with the mark of the college and no text, so that it serves both languages.
 * Names contain a hash of the image, so that it can be cached permanently.
 * @param client folder of the built site
 * @param bundle folder that keeps the images for the next build
 * @returns the address of each card, by the name of its drawing
 */
export async function makeCards(
  client: string,
  bundle: string,
  college: College,
  drawings: Iterable<string>,
): Promise<Map<string, string>> {
  const mark = await drawMark(Buffer.from(logoSvg(contentFolder(), college)), MARK);
  mkdirSync(join(client, HASHED, 'cards'), { recursive: true });
  const cards = new Map<string, string>();
  for (const drawing of new Set(drawings)) {
    const svg = cardSvg(drawing);
    const draw = () =>
      sharp(Buffer.from(svg))
        .composite([{ input: mark, left: MARGIN, top: 2 * BAR }])
        .removeAlpha()
        .png({ palette: true, dither: 0, effort: 1 })
        .toBuffer();
    const card = await kept(
      join(bundle, 'kept/cards', drawing),
      [svg, mark.toString('base64'), sharp.versions],
      draw,
    );
    const address = `${HASHED}cards/${createHash('sha256').update(card).digest('hex').slice(0, 16)}.png`;
    writeFileSync(join(client, address), card);
    cards.set(drawing, address);
  }
  return cards;
}

/** A drawing on its ground line, in the colours of the light theme: outside a page there are no tokens. */
function cardSvg(drawing: string): string {
  const [width = 0, height = 0] = drawingInfo(drawing).groundShape.split('x').map(Number);
  const top = 2 * BAR + MARK;
  const place = `x="${MARGIN}" y="${top}" width="${CARD.width - 2 * MARGIN}" height="${GROUND + 2 - top}"`;
  const bar = (y: number, height: number, colour: string) =>
    `<rect y="${y}" width="100%" height="${height}" fill="var(--${colour})"/>`;
  const inner = readDrawing(drawing).replace(
    /viewBox="[^"]*"/,
    `${place} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax"`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    bar(0, CARD.height, 'color-background'),
    bar(0, BAR, 'color-bar'),
    bar(BAR, 4, 'color-brass'),
    inner,
    bar(GROUND, 2, 'color-text'),
    '</svg>',
  ]
    .join('')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => siteColour(name))
    .replaceAll('currentColor', siteColour('color-text'));
}
