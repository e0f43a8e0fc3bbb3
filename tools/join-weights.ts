import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeWhole } from './make-whole.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const FONTTOOLS = 'node_modules/@web-alchemy/fonttools/bin/fonttools';
const DESIGNSPACE = 'tools/noto-sans-malayalam.designspace';
/** Path of the joined face in the project: Noto Sans Malayalam with its Latin, weights 400 to 700. */
export const JOINED_NOTO = '.cache/noto-sans-malayalam.ttf';
/** Where in the table `head` of a face the time of its last change stands: eight bytes. */
const MODIFIED = 28;

/**
 * Joins two weights of Noto Sans Malayalam to one variable face: the packages have both scripts only in faces of one weight each, and the
 * variable face only in a piece for each script. The face lies at `JOINED_NOTO`, made anew when the description of it is newer.
 * @throws Error with what fontTools said when the faces cannot be joined
 */
export async function joinWeights(): Promise<void> {
  const target = join(ROOT, JOINED_NOTO);
  if (existsSync(target) && statSync(target).mtimeMs > statSync(join(ROOT, DESIGNSPACE)).mtimeMs) return;
  mkdirSync(dirname(target), { recursive: true });
  await makeWhole(target, (part) => {
    const { status, stderr } = spawnSync(process.execPath, [FONTTOOLS, 'varLib', DESIGNSPACE, '-o', part.slice(ROOT.length + 1)], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The weights of Noto Sans Malayalam cannot be joined: ${stderr}`);
    writeFileSync(part, withoutTime(readFileSync(part)));
  });
}

/** The same face whenever it is made: its name in a build is taken from its bytes. */
function withoutTime(face: Buffer): Buffer {
  const head = face.readUInt32BE(face.indexOf('head', 0, 'latin1') + 8);
  face.fill(0, head + MODIFIED, head + MODIFIED + 8);
  return face;
}
