import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { JoinedFamily } from './faces.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const FONTTOOLS = 'node_modules/@web-alchemy/fonttools/bin/fonttools';
/** Position of the modification time in the font table `head`: eight bytes. */
const MODIFIED = 28;

/**
 * Joins two weights of a font into one variable font: packages have all its characters only in
 * fonts of one weight, and the variable font only split by script. Cut first: the complete Noto
 * Sans is too large to be joined.
 * @returns the font, also saved where the family names it, which git ignores
 * @throws Error with the output of fontTools if the fonts cannot be joined
 */
export async function joinWeights({ joined, source, characters }: JoinedFamily): Promise<Buffer> {
  rmSync(join(FOLDER, joined), { force: true });
  for (const weight of ['400Regular', '700Bold'] as const) {
    const whole = readFileSync(join(FOLDER, source(weight)));
    const cut = await subsetFont(whole, characters, { targetFormat: 'truetype' });
    // As noto-sans.designspace names them.
    writeFileSync(join(FOLDER, `node_modules/${weight}.ttf`), cut);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [FONTTOOLS, 'varLib', 'noto-sans.designspace', '-o', joined],
    {
      cwd: FOLDER,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The weights of ${joined} cannot be joined: ${stderr}`);
  return withoutTime(readFileSync(join(FOLDER, joined)));
}

/** Reproducible output, because its name in a build is a hash of its bytes. */
function withoutTime(face: Buffer): Buffer {
  const head = face.readUInt32BE(face.indexOf('head', 0, 'latin1') + 8);
  face.fill(0, head + MODIFIED, head + MODIFIED + 8);
  return face;
}
