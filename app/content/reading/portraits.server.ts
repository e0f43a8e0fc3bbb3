import {
  addressesOf,
  type PictureFile,
  type PictureSource,
  pictureHash,
} from './pictures.server.ts';
import { readSiteFile, type SiteFiles } from './site-files.server.ts';

/** Folder of the portraits, below the content folder. */
export const PORTRAITS = 'people/portraits';

/**
 * Four to five, as on an identity card; the widths are twice and three times those in lists (64 px)
 * and on the person's page (128 px).
 */
const WIDTHS = [128, 192, 256, 384];
const JPEG_WIDTH = 256;
const heightOf = (width: number) => (width * 5) / 4;

type WithPortrait = { id: string; portrait?: { file: string } | undefined };

/** Addresses and shape of a person's portrait; `undefined` if there is none. */
export function portraitSource(
  files: SiteFiles,
  { id, portrait }: WithPortrait,
): PictureSource | undefined {
  if (!portrait) return undefined;
  return addressesOf({
    stem: stemOf(id, readPortrait(files, portrait)),
    width: JPEG_WIDTH,
    height: heightOf(JPEG_WIDTH),
    widths: WIDTHS,
  });
}

/** Every file that the build generates from a portrait. */
export function portraitFiles(files: SiteFiles, { id, portrait }: WithPortrait): PictureFile[] {
  if (!portrait) return [];
  const source = readPortrait(files, portrait);
  const file = (
    width: number,
    format: PictureFile['format'],
    end = format as string,
  ): PictureFile => ({
    name: `${stemOf(id, source)}-${width}.${end}`,
    width,
    height: heightOf(width),
    format,
    source,
  });
  return [
    ...WIDTHS.flatMap((width) => [file(width, 'avif'), file(width, 'webp')]),
    file(JPEG_WIDTH, 'jpeg', 'jpg'),
  ];
}

function readPortrait(files: SiteFiles, { file }: { file: string }): Buffer {
  return readSiteFile(files, `${PORTRAITS}/${file}`);
}

function stemOf(id: string, source: Buffer): string {
  return `portrait-${id}-${pictureHash(source)}`;
}
