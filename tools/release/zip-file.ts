import { createWriteStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { namesBelow } from '#app/lib/names.server.ts';
import { rename } from '#tools/lib/rename.mjs';
import { FILE_MODE, FOLDER_MODE, filesIn, letRead, makeOpenFolder } from './open-files.ts';

/** How a ZIP file begins; the names in it are not compressed. */
const BEGINNING = 'PK\u0003\u0004';

/**
 * Writes a ZIP file with the site and its `.htaccess`, to be extracted in the folder of a shared
 * host, whose server must be able to read the files.
 * @throws Error if there is another file of that name
 */
export async function writeZip(build: string, zip: string): Promise<void> {
  refuseOther(zip);
  const part = `${resolve(zip)}.part`;
  const client = join(build, 'client');
  const file = new ZipFile();
  const add = (path: string, name: string) =>
    file.addFile(path, name, { mode: 0o100000 | FILE_MODE });
  // What cannot be read ends the stream, and with it the writing.
  file.on('error', (error) => (file.outputStream as Readable).destroy(error as Error));
  makeOpenFolder(dirname(part));
  try {
    for (const name of namesBelow(client, (entry) => entry.isDirectory()))
      file.addEmptyDirectory(name, { mode: 0o040000 | FOLDER_MODE });
    for (const name of filesIn(client)) add(join(client, name), name);
    add(join(build, 'hosting/.htaccess'), '.htaccess');
    file.end();
    await pipeline(file.outputStream, createWriteStream(part));
    letRead(part);
    rename(part, zip);
  } finally {
    rmSync(part, { force: true });
  }
}

function refuseOther(zip: string): void {
  if (!existsSync(zip)) return;
  const found = statSync(zip).isFile() ? readFileSync(zip) : Buffer.of();
  if (
    !found.subarray(0, BEGINNING.length).equals(Buffer.from(BEGINNING)) ||
    !found.includes('health.txt')
  )
    throw new Error(`${zip} is no release of this site. Choose another name.`);
}
