import { listPages } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { NamedEntry } from './entry-at.ts';
import type { EntryChange } from './entry-changes.ts';

/** The page that shows an entry; that of its first section if each section has its own, the home page if it has none. */
export function pageOf(site: Site, kind: string, id: string): string {
  const paths = listPages(site).map(({ path }) => path);
  const parts = KINDS.find(({ partOf, listedIn }) => listedIn && partOf === kind);
  const [first] = (parts && site.pages.find((page) => page.id === id)?.sections) ?? [];
  return (
    pageAmong(paths, kind, id) ??
    (parts && first && pageAmong(paths, parts.id, `${id}/${first}`)) ??
    '/'
  );
}

/** The page that shows an entry: its own, the page of which it is a section, or one that has the name of the section. */
export function pageAmong(paths: readonly string[], kind: string, id: string): string | undefined {
  const wanted = kindOf(kind)?.page?.(id) ?? '/';
  return [wanted, wanted.split('/').slice(0, 2).join('/'), `/${id.split('/').at(-1)}`].find(
    (path) => paths.includes(path),
  );
}

/**
 * The changed entries that a failed build is about: those whose page, title or text its output names, else all of them.
 * @param output what the build has written
 */
export function entriesInOutput(output: string, changes: readonly EntryChange[]): NamedEntry[] {
  const addresses = new Set(
    [...output.matchAll(/\/[\w/-]*/g)].map(([address]) => splitAddress(address).path),
  );
  const quoted = [...output.matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) => text.split(' / '));
  const isNamed = ({ entry: { kind, id = '' }, fields }: EntryChange) =>
    addresses.has(kindOf(kind)?.page?.(id) ?? `/${id}`) ||
    quoted.some((text) =>
      fields.some(({ after }) => Object.values(after ?? {}).some((each) => each.includes(text))),
    );
  const named = changes.filter(isNamed);
  return (named.length > 0 ? named : changes).map(({ entry }) => entry);
}
