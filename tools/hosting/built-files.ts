import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { FORBIDDEN, HIDDEN, type HostRules } from './rules.ts';

/** A file of the built site: its content type and its copies by encoding, the smallest first. */
export type BuiltFile = { type: string; copies: readonly { encoding: 'br' | 'gzip' | undefined; path: string }[] };

const COPIES = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
  { encoding: undefined, end: '' },
] as const;
const IS_FORBIDDEN = new RegExp(FORBIDDEN);
const IS_HIDDEN = new RegExp(HIDDEN);

/**
 * Lists a built site once. An address is looked up in this list and never joined to a folder, so none can lead out of it.
 * @returns a function from an address as it is sent, without its question, to the file, to `forbidden` or to nothing
 */
export function builtFiles(client: string, { types }: Pick<HostRules, 'types'>): (address: string) => BuiltFile | 'forbidden' | undefined {
  const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(entries.map(({ parentPath, name }) => join(parentPath, name).slice(join(client).length).replaceAll('\\', '/')));
  const fileAt = (path: string): BuiltFile | undefined => {
    if (!paths.has(path)) return undefined;
    return {
      type: types[extname(path).slice(1)] ?? 'application/octet-stream',
      copies: COPIES.filter(({ end }) => paths.has(path + end)).map(({ encoding, end }) => ({ encoding, path: join(client, path + end) })),
    };
  };
  return (address) => {
    const path = IS_FORBIDDEN.test(address) ? undefined : decode(address);
    if (path === undefined) return 'forbidden';
    if (IS_HIDDEN.test(path)) return undefined;
    return fileAt(path === '/' ? '/index.html' : `${path}/index.html`) ?? fileAt(path);
  };
}

/** The not-found page of a language, which has no address of its own. */
export function notFoundFile(client: string, { types }: Pick<HostRules, 'types'>, prefix: '' | '/ml'): BuiltFile {
  const path = join(client, prefix, '404.html');
  return { type: types.html ?? 'text/html', copies: COPIES.map(({ encoding, end }) => ({ encoding, path: path + end })) };
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
