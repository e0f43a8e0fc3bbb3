import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '#tools/hosting/rules.ts';
import { inParallel } from '#tools/lib/in-parallel.ts';
import { isSameFile } from '#tools/lib/is-same-file.ts';
import { linkOrCopy } from '#tools/lib/link-or-copy.ts';
import { countSteps } from './progress.ts';

const TEXT = new Set(COMPRESSED.map((extension) => `.${extension}`));
const COPIES = ['.br', '.gz'];

/** Texts for the search, which are loaded after paint. */
const AFTER_PAINT = new Set(['.txt']);
/** Brotli qualities. The best takes 20 times as long as the quick one and is a tenth smaller. */
const QUALITY = { best: 11, quick: 6 };
/** More than zlib has threads; all files at once would need two gigabytes, which a small server does not have. */
const AT_A_TIME = 8;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz copy of every text file, so that servers need not compress. The best compression takes longer than the
 * rest of the build, so copies of unchanged files are taken from the previous build.
 * @param before the same folder of the previous complete build; it need not exist
 * @param isQuick uses the quick quality for all files
 * @returns the number of files that were compressed
 */
export async function compressFolder(
  folder: string,
  before: string | undefined,
  isQuick = false,
): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const count = countSteps('compressed copies', files.length);
  let compressed = 0;
  await inParallel(files, AT_A_TIME, async (file) => {
    const quality = isQuick || AFTER_PAINT.has(extname(file)) ? QUALITY.quick : QUALITY.best;
    if (await compressFile(file, before && join(before, relative(folder, file)), quality))
      compressed++;
    count();
  });
  return compressed;
}

/** @returns whether the file was compressed */
async function compressFile(
  file: string,
  old: string | undefined,
  quality: number,
): Promise<boolean> {
  if (old && isSameFile(old, file) && COPIES.every((copy) => existsSync(old + copy))) {
    for (const copy of COPIES) linkOrCopy(old + copy, file + copy);
    return false;
  }
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return true;
}
