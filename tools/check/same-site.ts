import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesLike } from '#app/lib/names.server.ts';
import { COPY } from '#tools/hosting/rules.ts';

const TEXT = /\.(?:html|txt|js|json|xml|webmanifest)$/;
/** React counts the parts of a page that ask it for an id. */
const REACT_ID = /_R_[\da-z]*_/g;
/** The time of a build, in health.txt and in the end of security.txt alone. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g;
const DATED = /(?:^|\/)(?:health|security)\.txt$/;

/**
 * The files that differ between two folders with a built site, or are in one of them alone. What
 * may differ between builds of the same content is left out: the ids that React counts, as long as
 * the same parts are joined by them, and the time of the build.
 */
export function differences(before: string, after: string): string[] {
  const files = new Set([before, after].flatMap((folder) => namesLike('**/*.*', folder)));
  return [...files]
    .filter((file) => !COPY.test(file))
    .filter((file) => {
      const [one, other] = [join(before, file), join(after, file)];
      if (!existsSync(one) || !existsSync(other)) return true;
      return !comparable(file, readFileSync(one)).equals(comparable(file, readFileSync(other)));
    })
    .sort();
}

function comparable(file: string, bytes: Buffer): Buffer {
  if (!TEXT.test(file)) return bytes;
  const ids: string[] = [];
  const text = bytes.toString().replaceAll(REACT_ID, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id-${ids.indexOf(id)}`;
  });
  return Buffer.from(DATED.test(file) ? text.replaceAll(MOMENT, '') : text);
}

/**
 * `node tools/run.mjs same-site build ../before`: whether a change of the code has left
 * every page as it was.
 */
if (import.meta.main) {
  const [before = '', after = ''] = process.argv.slice(2);
  const [old, made] = [before, after].map((folder) => join(folder, 'client'));
  if (!old || !made || !existsSync(old) || !existsSync(made))
    throw new Error('Name two folders with a built site: same-site build ../before');
  const found = differences(old, made);
  for (const file of found) console.log(file);
  console.log(
    found.length === 0
      ? 'The two builds are the same site.'
      : `${found.length} files differ between the two builds.`,
  );
  if (found.length > 0) process.exitCode = 1;
}
