import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addedFile, readSiteFile, type SiteFiles } from './site-files.server.ts';

/**
 * Address of the generated pictures; names change with the content, so they can be cached
 * permanently.
 */
export const PICTURES_PATH = '/assets/pictures';

/**
 * Widths of generated pictures in pixels; 720 for most phones (328 px at double density);
 * photographs are never enlarged.
 */
const WIDTHS = [400, 720, 1080, 1440];
/**
 * Width of the one JPEG, for browsers without AVIF and WebP and for links to the picture; and that
 * of a drawing which is shown alone.
 */
const FALLBACK_WIDTH = 1440;

/**
 * A picture ready for an `img`: the address of its file, JPEG or SVG, those of a photograph by
 * format, and its shape in pixels.
 */
export type PictureSource = {
  width: number;
  height: number;
  file: string;
  avif?: string;
  webp?: string;
  isDrawing?: true;
};

/**
 * A picture of the content: its file below the content folder, and with what the names of its
 * generated files begin.
 */
export type ContentPicture = { place: string; stem: string };

/** A file to be generated from a picture. */
export type PictureFile = {
  name: string;
  width: number;
  /** Aspect ratio for cropping; omitted to keep that of the picture. */
  height?: number;
  /** A drawing is copied: it is a sixth of its AVIF, and sharp in every width. */
  format: 'avif' | 'webp' | 'jpeg' | 'svg';
  source: Buffer;
};

type Photograph = { stem: string; width: number; height: number; widths: number[] };
type Read = Photograph & { source: Buffer; isDrawing: boolean };

const HASH_LENGTH = 8;
/** Increase this when the generation changes, because browsers cache the files permanently. */
const EDITION = '3';
const cache = new Map<string, Promise<Read>>();

/** Reads a picture once: its bytes, the stem of its generated names, and its large size. */
function readPicture(files: SiteFiles, { place, stem }: ContentPicture) {
  const file = join(files.folder, place);
  // A file that replaces one has its name.
  const key = addedFile(files, place) ? undefined : `${file} ${statSync(file).mtimeMs}`;
  const known = key && cache.get(key);
  if (known) return known;
  const promise = (async (): Promise<Read> => {
    const isDrawing = place.endsWith('.svg');
    const bytes = readSiteFile(files, place);
    const hash = pictureHash(bytes);
    const source = isDrawing ? drawingAlone(bytes) : bytes;
    const size = await sharp(source).metadata();
    const [first = 1, second = 1] =
      size.orientation && size.orientation > 4
        ? [size.height, size.width]
        : [size.width, size.height];
    const widest = isDrawing ? FALLBACK_WIDTH : Math.min(first, FALLBACK_WIDTH);
    const widths = [...new Set([...WIDTHS.filter((width) => width < widest), widest])];
    return {
      source,
      isDrawing,
      stem: `${stem}-${hash}`,
      width: widest,
      height: Math.round((widest * second) / first),
      widths,
    };
  })();
  if (key) cache.set(key, promise);
  return promise;
}

/** The part of generated names that changes with the picture. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).update(EDITION).digest('hex').slice(0, HASH_LENGTH);
}

/**
 * The drawings name their colours as custom properties with a fallback; outside a page the fallback
 * counts.
 */
export function drawingAlone(svg: Uint8Array): Buffer {
  const text = Buffer.from(svg).toString('utf8');
  return Buffer.from(text.replaceAll(/var\(--[a-z-]+,\s*(#[0-9A-Fa-f]+)\)/g, '$1'));
}

/** Addresses and shape of a picture. */
export async function pictureSource(
  files: SiteFiles,
  picture: ContentPicture,
): Promise<PictureSource> {
  const { isDrawing, ...read } = await readPicture(files, picture);
  const { stem, width, height } = read;
  return isDrawing
    ? { width, height, file: `${PICTURES_PATH}/${stem}.svg`, isDrawing }
    : addressesOf(read);
}

/** The addresses of a photograph generated in these widths; the JPEG is as wide as `width`. */
export function addressesOf({ stem, width, height, widths }: Photograph): PictureSource {
  const set = (format: string) =>
    widths.map((each) => `${PICTURES_PATH}/${stem}-${each}.${format} ${each}w`).join(', ');
  return {
    width,
    height,
    avif: set('avif'),
    webp: set('webp'),
    file: `${PICTURES_PATH}/${stem}-${width}.jpg`,
  };
}

/** Every file that the build generates from a picture. */
export async function pictureFiles(
  files: SiteFiles,
  picture: ContentPicture,
): Promise<PictureFile[]> {
  const { source, isDrawing, stem, width, widths } = await readPicture(files, picture);
  if (isDrawing) return [{ name: `${stem}.svg`, width, format: 'svg', source }];
  return [
    ...widths.flatMap((each): PictureFile[] => [
      { name: `${stem}-${each}.avif`, width: each, format: 'avif', source },
      { name: `${stem}-${each}.webp`, width: each, format: 'webp', source },
    ]),
    { name: `${stem}-${width}.jpg`, width, format: 'jpeg', source },
  ];
}
