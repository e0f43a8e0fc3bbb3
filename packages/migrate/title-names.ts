import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, SAYS_NOTHING, sourceLine } from './html.ts';
import { isSwitch } from './language-switch.ts';
import { nameIn } from './old-address.ts';

/** Between the title of a page and the name of its site. */
const TITLE_PARTS = /\s+(?:[|»«•·–—-]|::|>)+\s+/;
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

/** What may be the title of a page, the likeliest first: its main heading, its title, another heading, what other pages call it. */
export function namesOf(
  main: Root,
  title: readonly string[],
  called: string | undefined,
): string[] {
  const headings: string[] = [];
  const lesser: string[] = [];
  visit(main, 'element', (node) => {
    if (node.tagName === 'h1') headings.push(sourceLine(node));
    if (/^h[2-4]$/.test(node.tagName)) lesser.push(sourceLine(node));
  });
  const names = [headings[0] ?? '', ...title, lesser[0] ?? '', called ?? ''];
  return names.filter((name) => name.length <= LONGEST_TITLE && /\p{L}.*\p{L}.*\p{L}/u.test(name));
}

/** Names that several pages have: that of the site, “Untitled Document”. */
export function sharedNames(named: readonly (readonly string[])[]): Set<string> {
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
