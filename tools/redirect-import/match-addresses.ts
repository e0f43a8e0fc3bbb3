import MiniSearch from 'minisearch';
import { listPages } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { linkTitles } from '#app/content/rows/link-titles.server.ts';
import { redirectSchema } from '#app/features/redirects/schema.ts';
import { FIRST, LOCALES } from '#app/i18n/locale.ts';
import { decoded } from '#app/lib/decoded.ts';
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
const EMPTY = new Set([
  ...[
    'index',
    'php',
    'asp',
    'aspx',
    'jsp',
    'htm',
    'html',
    'pdf',
    'page',
    'pages',
    'id',
    'home',
    'default',
    'view',
    ...LOCALES,
    'the',
    'of',
    'and',
    'www',
  ],
  ...[
    'com',
    'content',
    'component',
    'option',
    'article',
    'articles',
    'category',
    'categories',
    'item',
    'itemid',
    'blog',
    'layout',
    'task',
    'docman',
  ],
  ...[
    'node',
    'taxonomy',
    'term',
    'post',
    'posts',
    'archive',
    'archives',
    'tag',
    'wp',
    'uploads',
    'sites',
    'files',
    'file',
    'doc',
    'new',
  ],
]);
/** Parts of a query with which a system chooses a program, a layout or a menu. */
const SYSTEM =
  /[?&](?:option|task|layout|format|tmpl|template|itemid|catid|limit|limitstart|start|lang|language|print)=[^&]*/gi;

/** For each old address: the page or redirect that it leads to already, else the page with the most similar address and title. */
export function matchAddresses(site: Site, old: readonly string[]): Match[] {
  const pages = listPages(site);
  const addresses = new Set(pages.map(({ address }) => address));
  const findRedirect = redirectFinder({ redirects: redirectRules(site.redirects) });
  const similar = similarPage(site);
  return old.map((address): Match => {
    const [path = '', ...questions] = address.split('?');
    const to = findRedirect(path, questions);
    if (to) return { address, kind: 'redirect', to };
    if (addresses.has(path)) return { address, kind: 'page' };
    if (!redirectSchema.shape.from.safeParse(address).success)
      return { address, kind: 'impossible' };
    const found = similar(address);
    return found ? { address, kind: 'suggestion', ...found } : { address, kind: 'none' };
  });
}

function similarPage(site: Site): (address: string) => { to: string; title: string } | undefined {
  const titleOf = linkTitles(site, FIRST);
  const otherTitles = site.college.languages
    .filter((locale) => locale !== FIRST)
    .map((locale) => linkTitles(site, locale));
  const pages = listPages(site).filter(({ locale, path }) => locale === FIRST && path !== '/');
  const index = new MiniSearch({
    fields: ['words', 'title', 'others'],
    storeFields: ['title'],
    // A page of a section comes before the single notices and events in it.
    searchOptions: {
      boost: { words: 2 },
      prefix: true,
      fuzzy: 0.2,
      boostDocument: (path) => 1 / String(path).split('/').length,
    },
  });
  index.addAll(
    pages.map(({ path }) => ({
      id: path,
      words: wordsOf(path),
      title: titleOf(path) ?? '',
      others: otherTitles.map((each) => each(path) ?? '').join(' '),
    })),
  );
  return (address) => {
    const words = wordsOf(address);
    const [best] = words === '' ? [] : index.search(words);
    return best && { to: String(best.id), title: String(best.title) };
  };
}

/** `/Dept/CivilEngg.php?tab=staff_list` has the words dept, civil, engg, staff and list. */
function wordsOf(address: string): string {
  const words = decoded(address.replaceAll(SYSTEM, ''))
    .replaceAll(/[?&][^=&]*=/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\u200c\u200d]+/u);
  return words.filter((word) => word.length > 1 && !EMPTY.has(word)).join(' ');
}
