import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDrawing } from '#app/content/reading/drawings.server.ts';
import { logoSvg } from '#app/content/reading/logo.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { siteColour } from '#app/features/shell/site-colours.server.ts';
import { madeBefore } from '#tools/build/made-before.ts';
import { HASHED } from '#tools/hosting/rules.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { drawMark } from '#tools/site-files/make-app-icons.ts';

/** The size that social sites show without cutting, in pixels. */
export const CARD = { width: 1200, height: 630 };

const DRAWING = 'main-building';

/**
 * Width of the margins, height of the coloured bar, side of the mark below it, line on which
 * drawings stand.
 */
const MARGIN = 64;
const BAR = 24;
const MARK = 88;
const GROUND = 584;

/**
 * Draws the preview image of shared pages: the college with its mark and no text, so that it serves
 * all languages. Its name contains a hash of the image, so that it can be cached permanently.
 * @param client folder of the built site
 * @param bundle keeps it for the next build
 * @returns its address
 */
export async function makeCard(client: string, bundle: string, site: Site): Promise<string> {
  const [logo, ground] = [logoSvg(site), cardSvg(site)];
  const card = await madeBefore(bundle, ['card', logo, ground], async () => {
    const mark = await drawMark(Buffer.from(logo), MARK);
    return sharp(Buffer.from(ground))
      .composite([{ input: mark, left: MARGIN, top: 2 * BAR }])
      .removeAlpha()
      .png({ palette: true, dither: 0, effort: 1 })
      .toBuffer();
  });
  const hash = createHash('sha256').update(card).digest('hex').slice(0, 16);
  const address = `${HASHED}card-${hash}.png`;
  writeFile(join(client, address), card);
  return address;
}

/**
 * The drawing on its ground line, in the colours of the light theme: outside a page there are no
 * tokens.
 */
function cardSvg(site: Site): string {
  const top = 2 * BAR + MARK;
  const place = `x="${MARGIN}" y="${top}" width="${CARD.width - 2 * MARGIN}" height="${GROUND + 2 - top}"`;
  const bar = (y: number, height: number, colour: string) =>
    `<rect y="${y}" width="100%" height="${height}" fill="var(--${colour})"/>`;
  const inner = readDrawing(DRAWING, true).replace(
    'viewBox=',
    `${place} preserveAspectRatio="xMidYMax" viewBox=`,
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
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => siteColour(site, name))
    .replaceAll('currentColor', siteColour(site, 'color-text'));
}
