import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { FORBIDDEN, HIDDEN } from './rules.ts';

const IS_FORBIDDEN = new RegExp(FORBIDDEN);
const IS_HIDDEN = new RegExp(HIDDEN);

/**
 * Lists the files of a built site once. An address is looked up in this list and never joined to a folder, so it cannot leave the folder. Links are not listed.
 * @returns a function from a raw address, without its query, to the path of its file below the folder; to `forbidden`, or to nothing, as for an address
 * that was cut within an encoded letter
 */
export function builtFiles(client: string): (address: string) => `/${string}` | 'forbidden' | undefined {
  const root = realpathSync(client);
  // Node follows folders that are links, and reports their content as files.
  const isOwn = new Map<string, boolean>();
  const files = new Set<string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    if (!isOwn.has(folder)) isOwn.set(folder, realpathSync(folder) === folder);
    if (entry.isFile() && isOwn.get(folder)) files.add(join(folder, entry.name).slice(root.length).replaceAll('\\', '/'));
  }
  return (address) => {
    if (IS_FORBIDDEN.test(address) || !address.startsWith('/')) return 'forbidden';
    const path = decode(address);
    if (path === undefined || IS_HIDDEN.test(path)) return undefined;
    return [`${path === '/' ? '' : path}/index.html`, path].find((each): each is `/${string}` => files.has(each));
  };
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
