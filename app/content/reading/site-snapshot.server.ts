import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Site } from './read.server.ts';

/** The last content without mistakes: reading and checking the files takes seconds in each process, reading this a fraction of one. */
const SNAPSHOT = '.cache/site-snapshot';
/** Code that decides what is read, and the versions of the libraries. */
const CODE = ['app', 'package-lock.json'];
const DIGEST_BYTES = 32;

/** Identifies the content of a folder and the code that reads it by the names, sizes and times of their files. */
export function snapshotDigest(folder: string): Buffer {
  const hash = createHash('sha256').update(resolve(folder)).update(process.version);
  for (const path of [folder, ...CODE]) {
    const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const file of files.filter((name) => path === folder || !/\.(?:css|svg|png)$/.test(name))) {
      const { size, mtimeMs } = statSync(join(path, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest();
}

/** The site that was kept under a digest; `undefined` if there is none or it is damaged. */
export function readSnapshot(digest: Buffer): Site | undefined {
  try {
    const kept = readFileSync(SNAPSHOT);
    return kept.subarray(0, DIGEST_BYTES).equals(digest) ? deserialize(kept.subarray(DIGEST_BYTES)) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a site for the next process. A folder that cannot be written costs time only. */
export function keepSnapshot(digest: Buffer, site: Site): void {
  try {
    mkdirSync(dirname(SNAPSHOT), { recursive: true });
    const part = `${SNAPSHOT}.${process.pid}`;
    writeFileSync(part, Buffer.concat([digest, serialize(site)]));
    renameSync(part, SNAPSHOT);
  } catch {
    // The next process reads the files again.
  }
}
