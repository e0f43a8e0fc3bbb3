import { piecesOf } from './built-pages.ts';
import { PAGES } from './pages.ts';

const ATTRIBUTE = / ([\w:-]+)(?:="([^"]*)")?/g;
/**
 * Attributes whose values decide how an element looks and behaves; of the others the name is
 * enough.
 */
const VALUES =
  /^(?:class|role|type|scope|rel|target|loading|open|hidden|aria-(?:current|expanded|selected|hidden|pressed|haspopup))$/;

/** Each element of a page with its attributes and the names of the two elements around it. */
function edgesOf(address: string): Set<string> {
  const edges = piecesOf(address).flatMap(({ begins, attributes, around }) => {
    if (!begins) return [];
    const kept = [...attributes.matchAll(ATTRIBUTE)]
      .map(([, name = '', value = '']) => (VALUES.test(name) ? `${name}=${value}` : name))
      .sort();
    return [
      `${around.slice(around.at(-1) === begins ? -3 : -2).join('>')}>${begins}[${kept.join(' ')}]`,
    ];
  });
  return new Set(edges);
}

/**
 * The smallest set of built pages, found greedily, that contains every element in every
 * surrounding: what is tried on each of them is tried on every structure of the site, also on one
 * that is new. The not-found page is left out, because it answers with another status.
 */
export function coverPages(): string[] {
  const pages = PAGES.filter(({ kind }) => kind !== 'not-found').map(({ address }) => ({
    address,
    edges: edgesOf(address),
  }));
  const missing = new Set(pages.flatMap(({ edges }) => [...edges]));
  const cover: string[] = [];
  while (missing.size > 0) {
    const counted = pages.map((page) => ({
      page,
      fresh: [...page.edges].filter((edge) => missing.has(edge)).length,
    }));
    const best = counted.reduce((most, each) => (each.fresh > most.fresh ? each : most));
    cover.push(best.page.address);
    for (const edge of best.page.edges) missing.delete(edge);
  }
  return cover;
}

/**
 * Opens folded parts, so that they are checked as well; runs in the page. Header and footer are the
 * same everywhere and may be left out.
 */
export function openFolds({ isWhole }: { isWhole: boolean }): void {
  if (!isWhole)
    for (const part of document.querySelectorAll('header:has(nav), footer[data-footer]'))
      part.remove();
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    // Of those with a name only one would stay open.
    part.removeAttribute('name');
    part.open = true;
  }
}
