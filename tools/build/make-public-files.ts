import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { generatedPictures } from '#app/content/reading/carried-pictures.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { logoAddress, logoSvg } from '#app/content/reading/logo.server.ts';
import { PICTURES_PATH, type PictureFile } from '#app/content/reading/pictures.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { FILES_PATH } from '#app/content/rows/document-rows.server.ts';
import { getSite } from '#app/site.ts';
import { inParallel } from '#tools/lib/in-parallel.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { countSteps } from './progress.ts';

/**
 * Generated pictures and copied documents are public files, so that the development server has them
 * too; git ignores them.
 */
const FOLDER = `public${PICTURES_PATH}`;
const DOCUMENTS = `public${FILES_PATH}`;

/** Pictures in work at one time. */
const AT_A_TIME = 4;

const QUALITY = {
  avif: { quality: 42, effort: 1 },
  webp: { quality: 82, effort: 4 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/**
 * Generates the pictures of all entries in their formats and widths. Existing files are kept: names
 * contain a hash of the picture. Unused files are deleted.
 * @returns how many files were made
 */
async function makePictures(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const site = getSite();
  const files = await generatedPictures(site);
  const logo = copyLogo(site);
  const names = new Set([...files.map(({ name }) => name), ...logo]);
  for (const stray of readdirSync(FOLDER).filter((name) => !names.has(name)))
    rmSync(join(FOLDER, stray));
  const missing = files.filter(({ name }) => !existsSync(join(FOLDER, name)));
  // Several at a time, because one encoder does not use all cores.
  const count = countSteps('pictures', missing.length);
  await inParallel(missing, AT_A_TIME, async (file) => {
    writeAtomic(join(FOLDER, file.name), await pictureBytes(file));
    count();
  });
  return missing.length;
}

/** The content of a file that is made of a picture. */
export async function pictureBytes({
  width,
  height,
  format,
  source,
}: Omit<PictureFile, 'name'>): Promise<Buffer> {
  if (format === 'svg') return source;
  // Portraits are cropped at the bottom, to keep the face.
  const size = height === undefined ? { width } : { width, height, position: 'top' };
  const image = sharp(source).rotate().resize(size).flatten({ background: '#fbfaf6' });
  return image.toFormat(format, QUALITY[format]).toBuffer();
}

/** The college's own logo, under a name that changes with it; returns the name, if there is one. */
function copyLogo(site: Site): string[] {
  const address = logoAddress(site);
  if (address === undefined) return [];
  writeFileSync(join('public', address), logoSvg(site));
  return [basename(address)];
}

/** Copies the files of documents and deletes unused ones. */
function copyDocuments(): void {
  removeFolder(DOCUMENTS);
  mkdirSync(DOCUMENTS, { recursive: true });
  const files = getSite().documents.flatMap((document) => document.files.map(({ file }) => file));
  for (const file of files) {
    const source = join(contentFolder(), 'documents/files', file);
    if (existsSync(source)) copyFileSync(source, join(DOCUMENTS, file));
  }
}

/** Generates the public files: pictures in their formats and widths, and the files of documents. */
export async function makePublicFiles(): Promise<void> {
  copyDocuments();
  const made = await makePictures();
  if (made > 0) console.log(`${made} pictures made`);
}

if (import.meta.main) await makePublicFiles();
