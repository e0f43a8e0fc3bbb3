import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const FONTTOOLS = 'node_modules/@web-alchemy/fonttools/bin/fonttools';
/** The joined font in this folder: Noto Sans Malayalam with its Latin, weights 400 to 700; ignored by git. */
export const JOINED_NOTO = 'node_modules/noto-sans-malayalam.ttf';
/** Position of the modification time in the font table `head`: eight bytes. */
const MODIFIED = 28;

/**
 * Joins two weights of Noto Sans Malayalam into one variable font: packages have both scripts only in fonts of one weight, and the
 * variable font only split by script.
 * @returns the font, also saved at `JOINED_NOTO`
 * @throws Error with the output of fontTools if the fonts cannot be joined
 */
export function joinWeights(): Buffer {
  rmSync(join(FOLDER, JOINED_NOTO), { force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [FONTTOOLS, 'varLib', 'noto-sans-malayalam.designspace', '-o', JOINED_NOTO],
    {
      cwd: FOLDER,
      encoding: 'utf8',
    },
  );
  if (status !== 0)
    throw new Error(`The weights of Noto Sans Malayalam cannot be joined: ${stderr}`);
  return withoutTime(readFileSync(join(FOLDER, JOINED_NOTO)));
}

/** Reproducible output, because its name in a build is a hash of its bytes. */
function withoutTime(face: Buffer): Buffer {
  const head = face.readUInt32BE(face.indexOf('head', 0, 'latin1') + 8);
  face.fill(0, head + MODIFIED, head + MODIFIED + 8);
  return face;
}
