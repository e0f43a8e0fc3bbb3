import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, sourceLine } from './html.ts';
import { isSwitch } from './language-switch.ts';
import { SAYS_NOTHING } from './leading-links.ts';
import { nameIn } from './old-address.ts';

/** Between the title of a page and the name of its site. */
const TITLE_PARTS = /(?<!\s)\s+(?:[|»«•·–—-]|::|>)+\s+/;
/** A longer heading is a sentence. */
const LONGEST_TITLE = 150;

/** The parts of what a page calls itself in its head. */
export const titleParts = (tree: Root) => {
  const title = findElement(tree, ({ tagName }) => tagName === 'title');
  return (title ? sourceLine({ ...title, tagName: 'p' }) : '')
    .split(TITLE_PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
};

/**
 * What a page may be called: its main heading, the parts of its title, another heading, what other
 * pages call it.
 */
export type Names = { heading: string; title: readonly string[]; lesser: string; called: string };

export function namesOf(main: Root, title: readonly string[], called = ''): Names {
  const headings: string[] = [];
  const lesser: string[] = [];
  visit(main, 'element', (node) => {
    if (node.tagName === 'h1') headings.push(sourceLine(node));
    if (/^h[2-4]$/.test(node.tagName)) lesser.push(sourceLine(node));
  });
  return { heading: headings[0] ?? '', title, lesser: lesser[0] ?? '', called };
}

/**
 * What each page may be called, the likeliest first, without what several pages have (“Untitled
 * Document”). Of a title all parts are kept but those with which most pages begin or end, the name
 * of the site: `Civil Engineering - Laboratories` is one name.
 */
export function likelyNames(pages: ReadonlyMap<string, Names>): Map<string, string[]> {
  const counts = Map.groupBy(
    [...pages.values()].flatMap(({ title }) => [...new Set([title[0], title.at(-1)])]),
    (part) => part?.toLowerCase(),
  );
  const isOfSite = (part: string) => {
    const all = counts.get(part.toLowerCase())?.length ?? 0;
    return all > 1 && all * 2 > pages.size;
  };
  const names = new Map(
    [...pages].map(([address, { heading, title, lesser, called }]) => {
      const own = title.filter((part) => !isOfSite(part)).join(' - ');
      return [address, [heading, own, lesser, called].filter(isName)] as const;
    }),
  );
  const often = sharedNames([...names.values()]);
  return new Map(
    [...names].map(([address, all]) => [
      address,
      all.filter((name) => !often.has(name.toLowerCase())),
    ]),
  );
}

const isName = (words: string) =>
  words.length <= LONGEST_TITLE && /\p{L}.*\p{L}.*\p{L}/u.test(words);

function sharedNames(named: readonly (readonly string[])[]): Set<string> {
  const all = named.flatMap((names) => [...new Set(names.map((name) => name.toLowerCase()))]);
  const counts = Map.groupBy(all, (name) => name);
  return new Set([...counts].filter(([, pages]) => pages.length > 2).map(([name]) => name));
}

/** `Civil faculty` for `/dept/civil_faculty.php`. */
export function wordsIn(address: string): string | undefined {
  const name = nameIn(address).replaceAll('-', ' ');
  return name === '' ? undefined : name[0]?.toUpperCase() + name.slice(1);
}

/** What other pages call a page, most of them. */
export function linkWords(
  links: readonly { address: string; words: string }[],
): Map<string, string> {
  const said = links.filter(
    ({ words }) => words.length > 2 && !isSwitch(words) && !SAYS_NOTHING.test(words),
  );
  return new Map(
    [...Map.groupBy(said, ({ address }) => address)].map(([address, all]) => {
      const counts = [...Map.groupBy(all, ({ words }) => words)].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      return [address, counts[0]?.[0] ?? ''];
    }),
  );
}
