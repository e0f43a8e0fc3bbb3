import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { rename } from '../lib/rename.mjs';
import { type Family, LEAST_KERNING, UNITS } from './faces.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const FONTTOOLS = 'node_modules/@web-alchemy/fonttools/bin/fonttools';
/** Position of the modification time in the font table `head`: eight bytes. */
const MODIFIED = 28;

/**
 * Cuts a font, sets it in few units, and joins two weights of it into one variable font: packages
 * have all its characters only in fonts of one weight, and the variable font only split by script.
 * Cut first: the complete Noto Sans is too large for the rest.
 * @returns the font, also saved where the family names it, which git ignores
 * @throws Error with the output of fontTools if it cannot be made
 */
export async function prepareFamily(family: Family): Promise<Buffer> {
  const { prepared, source, weights, characters, isKerned } = family;
  rmSync(join(FOLDER, prepared), { force: true });
  for (const weight of weights) {
    const whole = readFileSync(join(FOLDER, source(weight)));
    // As noto-sans.designspace names them.
    const cut = `node_modules/${weight}.ttf`;
    writeFileSync(
      join(FOLDER, cut),
      await subsetFont(whole, characters, { targetFormat: 'truetype' }),
    );
    const target = weights.length > 1 ? cut : prepared;
    fonttools('ttLib.scaleUpem', cut, `${UNITS}`, '--output-file', target);
    if (isKerned) roundKerning(target);
  }
  if (weights.length > 1) fonttools('varLib', 'noto-sans.designspace', '-o', prepared);
  return withoutTime(readFileSync(join(FOLDER, prepared)));
}

/** Takes away the kerning that nobody sees; its pairs stay, as exceptions of their classes. */
function roundKerning(file: string): void {
  const [table, target] = ['node_modules/kerning.ttx', join(FOLDER, file)];
  fonttools('ttx', '-f', '-t', 'GPOS', '-o', table, file);
  const rounded = readFileSync(join(FOLDER, table), 'utf8').replaceAll(
    /(?<=<Value1 XAdvance=")-?\d+(?="\/>)/g,
    (value) => (Math.abs(Number(value)) < LEAST_KERNING ? '0' : value),
  );
  writeFileSync(join(FOLDER, table), rounded);
  const before = 'node_modules/before-kerning.ttf';
  rename(target, join(FOLDER, before));
  fonttools('ttx', '-f', '-m', before, '-o', file, table);
}

function fonttools(...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [FONTTOOLS, ...words], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`fonttools ${words.join(' ')}: ${stderr}`);
}

/** Reproducible output, because its name in a build is a hash of its bytes. */
function withoutTime(face: Buffer): Buffer {
  const head = face.readUInt32BE(face.indexOf('head', 0, 'latin1') + 8);
  face.fill(0, head + MODIFIED, head + MODIFIED + 8);
  return face;
}
