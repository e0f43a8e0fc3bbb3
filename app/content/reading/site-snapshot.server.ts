import { createHash, type Hash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { namesBelow } from '#app/lib/names.server.ts';
import type { FilesRead } from './files.server.ts';
import type { Site } from './read.server.ts';

/**
 * The last content, if it has no mistakes, and what its files were read as: reading and checking
 * all files takes seconds in each process, reading this a fraction of one. After a change only the
 * changed files are read.
 */
const SNAPSHOT = '.cache/site-snapshot';
/** Code that decides what is read, and the versions of the libraries. */
const CODE = ['app', 'languages', 'package-lock.json'];
const DIGEST_BYTES = 32;

/**
 * Identifies the content of a folder and the code that reads it by the names, sizes and times of
 * their files; the first half is that of the code. No link is followed: the check of the folder
 * names it as a mistake.
 */
export function snapshotDigest(folder: string): Buffer {
  const digest = (hash: Hash, path: string) => {
    const files = statSync(path).isDirectory() ? namesBelow(path) : [''];
    for (const file of files.filter(
      (name) => path === folder || !/\.(?:css|svg|png)$/.test(name),
    )) {
      // Archives and images of machines give each file the same time; nobody sets that of its
      // change.
      const { size, mtimeMs, ctimeMs } = lstatSync(join(path, file));
      hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`);
    }
    return hash;
  };
  const code = CODE.reduce(digest, createHash('sha256').update(process.version)).digest();
  return Buffer.concat([
    code,
    digest(createHash('sha256').update(code).update(resolve(folder)), folder).digest(),
  ]);
}

/**
 * What was kept under a digest: the site, if no file has changed since, and the files that the same
 * code has read; neither if nothing is there or it is damaged.
 */
export function readSnapshot(digest: Buffer, place = SNAPSHOT): { site?: Site; files: FilesRead } {
  try {
    const kept = readFileSync(place);
    if (!kept.subarray(0, DIGEST_BYTES).equals(digest.subarray(0, DIGEST_BYTES)))
      return { files: new Map() };
    const { site, files } = deserialize(kept.subarray(digest.length)) as {
      site?: Site;
      files: FilesRead;
    };
    return site && kept.subarray(0, digest.length).equals(digest) ? { site, files } : { files };
  } catch {
    return { files: new Map() };
  }
}

/**
 * Keeps a site, if it has no mistakes, and what was read for the next process. A folder that cannot
 * be written costs time only.
 */
export function writeSnapshot(
  digest: Buffer,
  files: FilesRead,
  site?: Site,
  place = SNAPSHOT,
): void {
  try {
    mkdirSync(dirname(place), { recursive: true });
    const part = `${place}.${process.pid}`;
    writeFileSync(part, Buffer.concat([digest, serialize({ site, files })]));
    renameSync(part, place);
  } catch {
    // The next process reads the files again.
  }
}
