import { listPages } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { KINDS, kindOf } from '#app/site.ts';

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
