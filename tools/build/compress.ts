import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { splitAddress } from '#app/i18n/locale.ts';
import { namesBelow } from '#app/lib/names.server.ts';
import { COMPRESSED, type Dictionary, dictionaryEnding } from '#tools/hosting/rules.ts';
import { inParallel } from '#tools/lib/in-parallel.ts';
import { isSameFile } from '#tools/lib/is-same-file.ts';
import { linkOrCopy } from '#tools/lib/link-or-copy.ts';
import { countSteps } from './progress.ts';

const TEXT = new Set(COMPRESSED.map((extension) => `.${extension}`));
const COPIES = ['.br', '.gz'];
/**
 * First bytes of a copy that was compressed by a dictionary, before its SHA-256 (RFC 9842, section
 * 4).
 */
const DICTIONARY_MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);

/** Texts for the search, which are loaded after paint. */
const AFTER_PAINT = new Set(['.txt']);
/** Brotli qualities. The best takes 20 times as long as the quick one and is a tenth smaller. */
const QUALITY = { best: 11, quick: 6 };
/**
 * More than zlib has threads; all files at once would need two gigabytes, which a small server does
 * not have.
 */
const AT_A_TIME = 8;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz copy of every text file, so that servers need not compress, and of every
 * page one that is compressed by the dictionary of its language. The best compression takes longer
 * than the rest of the build, so copies of unchanged files are taken from the previous build.
 * @param before the same folder of the previous complete build; it need not exist
 * @param isQuick uses the quick quality for all files
 * @returns the number of files that were compressed
 */
export async function compressFolder(
  folder: string,
  before: string | undefined,
  isQuick = false,
  dictionaries: readonly Dictionary[] = [],
): Promise<number> {
  // By pattern, folders such as .well-known would be left out.
  const files = namesBelow(folder, (entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  const count = countSteps('compressed copies', files.length);
  const shells = new Map(
    dictionaries.map((dictionary) => [dictionary.locale, shellOf(folder, dictionary)]),
  );
  let compressed = 0;
  await inParallel(files, AT_A_TIME, async (name) => {
    const isShell = dictionaries.some(({ path }) => path === `/${name}`);
    const isLater = AFTER_PAINT.has(extname(name)) && !isShell;
    const quality = isQuick || isLater ? QUALITY.quick : QUALITY.best;
    const shell = name.endsWith('index.html')
      ? shells.get(splitAddress(`/${name}`).locale)
      : undefined;
    if (await compressFile(join(folder, name), before && join(before, name), quality, shell))
      compressed++;
    count();
  });
  return compressed;
}

/** What the pages of a language share, as their copies need it. */
type Shell = { ending: string; head: Buffer; dictionary: Buffer };

const shellOf = (folder: string, dictionary: Dictionary): Shell => ({
  ending: dictionaryEnding(dictionary),
  head: Buffer.concat([DICTIONARY_MAGIC, Buffer.from(dictionary.digest, 'base64')]),
  dictionary: readFileSync(join(folder, dictionary.path)),
});

/** @returns whether the file was compressed */
async function compressFile(
  file: string,
  old: string | undefined,
  quality: number,
  shell?: Shell,
): Promise<boolean> {
  const copies = [...COPIES, ...(shell ? [shell.ending] : [])];
  if (
    old !== undefined &&
    isSameFile(old, file) &&
    copies.every((copy) => existsSync(old + copy))
  ) {
    for (const copy of copies) linkOrCopy(old + copy, file + copy);
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
  if (shell) {
    const { dictionary, head, ending } = shell;
    const packed = await brotli(content, { params, dictionary });
    writeFileSync(file + ending, Buffer.concat([head, packed]));
  }
  return true;
}
