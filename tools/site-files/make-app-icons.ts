import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { madeBefore } from '#tools/build/made-before.ts';

/** Icon for the home screen of Apple's phones. */
export const APPLE_ICON = '/icons/apple-touch-icon.png';

/**
 * The icons that are made: side in pixels, and how much of it the mark fills. Of a maskable icon
 * the platform may cut all but a circle of 80 per cent (W3C manifest), into which a square of 56
 * per cent fits.
 */
export const APP_ICONS = [
  { src: '/icons/icon-192.png', side: 192, share: 0.76, purpose: 'any' },
  { src: '/icons/icon-512.png', side: 512, share: 0.76, purpose: 'any' },
  { src: '/icons/maskable-512.png', side: 512, share: 0.56, purpose: 'maskable' },
] as const;

/** A logo that is not square stays whole. */
const WHOLE = { fit: 'contain', background: '#0000' } as const;

/** Largest side of an icon. */
const LARGEST = 512;

/**
 * Draws the icons for home screens from the mark of the college, and `favicon.ico` for those who
 * ask for it without reading the page.
 * @param client folder of the built site
 * @param bundle keeps them for the next build
 * @param background colour behind the mark, which has no border, because home screens may be dark
 */
export async function makeAppIcons(
  client: string,
  bundle: string,
  background: string,
): Promise<void> {
  const mark = readFileSync(join(client, 'icon.svg'));
  const draw = (side: number, share: number) =>
    madeBefore(bundle, ['icon', mark.toString(), background, side, share], async () => {
      const inner = await drawMark(mark, Math.round(side * share));
      return sharp({ create: { width: side, height: side, channels: 3, background } })
        .composite([{ input: inner }])
        .png({ compressionLevel: 9, palette: true })
        .toBuffer();
    });
  mkdirSync(join(client, 'icons'), { recursive: true });
  for (const { src, side, share } of APP_ICONS)
    writeFileSync(join(client, src), await draw(side, share));
  writeFileSync(join(client, APPLE_ICON), await draw(180, 0.76));
  const favicon = await madeBefore(bundle, ['favicon', mark.toString()], () =>
    drawMark(mark, FAVICON_SIDE),
  );
  writeFileSync(join(client, 'favicon.ico'), icoOf(favicon));
}

/**
 * A drawing (SVG) as a PNG image, whole in a square of this side. Its own units may be 48 or 5,000:
 * it is drawn as large as the largest icon first.
 * @throws Error if it cannot be drawn
 */
export async function drawMark(mark: Uint8Array, side: number): Promise<Buffer> {
  const { width = LARGEST, height = LARGEST } = await sharp(mark).metadata();
  const density = Math.min(Math.max((72 * LARGEST) / Math.max(width, height), 1), 100_000);
  return sharp(mark, { density })
    .resize({ width: side, height: side, ...WHOLE })
    .png()
    .toBuffer();
}

const FAVICON_SIDE = 48;

/** A PNG image as an ICO file: header, one entry, the unchanged image. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIDE, 6);
  head.writeUInt8(FAVICON_SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
