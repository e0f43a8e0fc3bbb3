import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const FONTTOOLS = 'node_modules/@web-alchemy/fonttools/bin/fonttools';
/** The joined face in this folder: Noto Sans Malayalam with its Latin, weights 400 to 700; git does not keep it. */
export const JOINED_NOTO = 'node_modules/noto-sans-malayalam.ttf';
/** Where in the table `head` of a face the time of its last change stands: eight bytes. */
const MODIFIED = 28;

/**
 * Joins two weights of Noto Sans Malayalam to one variable face: the packages have both scripts only in faces of one weight each, and the
 * variable face only in a piece for each script.
 * @returns the face; it lies at `JOINED_NOTO` as well
 * @throws Error with what fontTools said when the faces cannot be joined
 */
export function joinWeights(): Buffer {
  rmSync(join(FOLDER, JOINED_NOTO), { force: true });
  const { status, stderr } = spawnSync(process.execPath, [FONTTOOLS, 'varLib', 'noto-sans-malayalam.designspace', '-o', JOINED_NOTO], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The weights of Noto Sans Malayalam cannot be joined: ${stderr}`);
  return withoutTime(readFileSync(join(FOLDER, JOINED_NOTO)));
}

/** The same face whenever it is made: its name in a build is taken from its bytes. */
function withoutTime(face: Buffer): Buffer {
  const head = face.readUInt32BE(face.indexOf('head', 0, 'latin1') + 8);
  face.fill(0, head + MODIFIED, head + MODIFIED + 8);
  return face;
}
