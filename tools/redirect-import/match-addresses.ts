import { listPages } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { redirectSchema } from '#app/features/redirects/schema.ts';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { FIRST } from '#app/i18n/locale.ts';
import { decoded } from '#app/lib/decoded.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { redirectFinder } from '#tools/hosting/redirect-finder.ts';
import { redirectRules } from '#tools/hosting/redirects.ts';

/** What becomes of an old address on this site. */
export type Match = { address: string } & (
  | { kind: 'page' }
  | { kind: 'redirect'; to: string }
  | { kind: 'suggestion'; to: string; title: string }
  /** Nothing is similar, or the address has characters that no redirect can have. */
  | { kind: 'none' | 'impossible' }
);

/** Words in old addresses that say nothing about the page: of files, and of the systems that made them. */
const EMPTY = new Set(
  (
    'index php asp aspx jsp htm html pdf page pages home default view the and www com content component option article ' +
    'articles category categories item itemid blog layout task docman node taxonomy term post posts archive archives tag ' +
    'uploads sites files file doc new dept'
  ).split(' '),
);
/** Parts of a query with which a system chooses a program, a layout or a menu. */
const SYSTEM =
  /[?&](?:option|task|layout|format|tmpl|template|itemid|catid|limit|limitstart|start|lang|language|print)=[^&]*/gi;

/** For each old address: the page or redirect that it leads to already, else what the search of the site finds first for its words. */
export async function matchAddresses(site: Site, old: readonly string[]): Promise<Match[]> {
  const addresses = new Set(listPages(site).map(({ address }) => address));
  const findRedirect = redirectFinder({ redirects: redirectRules(site.redirects) });
  const index = await prepareIndex(searchIndexOf(site, FIRST));
  return old.map((address): Match => {
    const [path = '', ...questions] = address.split('?');
    const to = findRedirect(path, questions);
    if (to) return { address, kind: 'redirect', to };
    if (addresses.has(path)) return { address, kind: 'page' };
    if (!redirectSchema.shape.from.safeParse(address).success)
      return { address, kind: 'impossible' };
    const found = searchEntries(index, wordsOf(address)).find(({ entry }) =>
      entry.path.startsWith('/'),
    );
    return found
      ? { address, kind: 'suggestion', to: found.entry.path, title: found.entry.title }
      : { address, kind: 'none' };
  });
}

/** `/Dept/CivilEngg.php?tab=staff_list` has the words civil, engg, staff and list. */
function wordsOf(address: string): string {
  const words = decoded(address.replaceAll(SYSTEM, ''))
    .replaceAll(/[?&][^=&]*=/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\u200c\u200d]+/u);
  return words.filter((word) => word.length > 2 && !EMPTY.has(word)).join(' ');
}
