import type { Kind } from '#app/content/kind.server.ts';
import { isDeviceName } from '#app/lib/file-names.ts';
import type { ContentFolder } from './content-folder.ts';
import { listEntries } from './entries.ts';

/** The name of a new entry, with a number where it is taken. */
export function freeId(content: ContentFolder, kind: Kind, id: string): string {
  // The name says what is redirected, or which document is printed.
  if (kind.form === 'file' || kind.key === 'from' || kind.sharesId) return id;
  const taken = new Set(listEntries(content, kind).map((other) => other.toLowerCase()));
  return freeName(id, (name) => taken.has(name));
}

/**
 * The name of an entry or a file, with a number where it is taken or Windows cannot have a file of
 * it.
 * @param isTaken asked in small letters: names that differ in capital letters only are one file on
 *   Windows and macOS
 */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = '', end = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  const isFree = (wanted: string) =>
    !isDeviceName(wanted.split('/').at(-1) ?? '') && !isTaken(wanted.toLowerCase());
  let free = name;
  for (let number = 2; !isFree(free); number++) free = `${stem}-${number}${end}`;
  return free;
}
