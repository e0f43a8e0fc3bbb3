import type { Element, ElementContent, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { findElement, sourceLine } from './html.ts';

/** Elements that are no words of a page, wherever they stand. */
const SILENT = new Set('script style noscript template link meta base head svg'.split(' '));
/** Elements and roles that say themselves that they belong to the frame around the words. */
const FRAME_TAGS = new Set(['nav', 'aside', 'footer']);
const FRAME_ROLES = new Set(
  'navigation banner contentinfo search complementary menu menubar'.split(' '),
);
/** What the makers of pages have always called the frame; whole names only. */
const FRAME_NAMES =
  /^(?:(?:main|top|left|right|site|page)?[-_]?(?:nav(?:bar|igation)?|menu|sidebar|footer)|site-?header|masthead|top-?bar|breadcrumbs?|pathway|pager|pagination|page-?nav|(?:post-)?nav(?:igation|-links)|comments(?:-area)?|respond|sharedaddy|skip-?link|screen-reader-text|sr-only|visually-?hidden|cookie-?notice|entry-meta|article-info|icons)$/i;
/** Elements inside a line. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd label mark ' +
    'marquee nobr q s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
);
/** A picture counts as much as some words. */
const PICTURE_LENGTH = 20;
/**
 * In how many pages of a site a line is part of the frame: at its edges, and between the words of a
 * page. A line that differs only by its numbers may be a counter, or the notice of each year: it is
 * part of the frame only if most pages have it.
 */
const AT_EDGE = 0.15;
const INSIDE = 0.5;
const LEAST_PAGES = 3;
/** No cell of a table of data is as long. */
const LONG_CELL = 400;
const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption']);

type Measure = { all: number; edge: number; inside: number };

/** Lines that are part of the frame of a site: at the edges of a page, and between its words. */
export type Frame = { edge: ReadonlySet<string>; inside: ReadonlySet<string> };

/** The lines of a page, each once, as those of other pages are compared with them. */
export function linesOf(page: Root): string[] {
  return [...new Set(linesIn(withoutFrame(page)).flatMap((line) => [line, anyNumbers(line)]))];
}

/**
 * The frame of a site: what many of its pages show, whichever system made them.
 * @param counts in how many of its pages each line is
 */
export function frameOf(counts: ReadonlyMap<string, number>, pages: number): Frame {
  const above = (share: number) => {
    const least = (part: number) => Math.max(LEAST_PAGES, Math.ceil(pages * part));
    const [same, alike] = [least(share), least(INSIDE)];
    return new Set(
      [...counts]
        .filter(([line, count]) => count >= (line.startsWith(ALIKE) ? alike : same))
        .map(([line]) => line),
    );
  };
  return { edge: above(AT_EDGE), inside: above(INSIDE) };
}

/**
 * The main part of a page: without what says that it is a menu or a footer, and without the frame
 * of its site.
 */
export function mainPart(page: Root, frame: Frame): Root {
  return unfolded(cutter(frame)(withoutFrame(page)));
}

/**
 * Without what says itself that it is no part of the words. A part with the main heading or the
 * main element in it is never the frame.
 */
function withoutFrame(page: Root): Root {
  const main = findElement(
    page,
    ({ tagName, properties }) => tagName === 'main' || properties.role === 'main',
  );
  const words = main && sourceLine(main);
  const body = findElement(page, ({ tagName }) => tagName === 'body' || tagName === 'frameset');
  const start = main && words && words.length > 40 ? main : (body ?? page);
  const kept = (nodes: readonly Nodes[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return [node];
      if (node.type !== 'element' || SILENT.has(node.tagName) || isFrame(node)) return [];
      return [{ ...node, children: kept(node.children) }];
    });
  return { type: 'root', children: kept(start.children) };
}

function isFrame(node: Element): boolean {
  const { role, id, className } = node.properties;
  const names = [id, className].flat().filter((name) => typeof name === 'string');
  const isNamed =
    FRAME_TAGS.has(node.tagName) ||
    FRAME_ROLES.has(String(role)) ||
    (node.tagName === 'header' && !holdsArticle(node)) ||
    names.some((name) => FRAME_NAMES.test(name));
  return isNamed && !holdsArticle(node);
}

const holdsArticle = (node: Element) =>
  findElement(node, ({ tagName }) => ['main', 'article', 'h1'].includes(tagName)) !== undefined;

/** A line as it is compared. */
const compared = (words: string) => words.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Before a line whose numbers are not compared; no line begins so. */
const ALIKE = '\0';
/** A line with any numbers, such as those of a counter; another as it is. */
const anyNumbers = (line: string) =>
  /\d/.test(line) ? ALIKE + line.replaceAll(/\d+/g, '0') : line;

function isInline(node: Nodes): boolean {
  if (node.type !== 'element') return true;
  return INLINE.has(node.tagName) && node.children.every(isInline);
}

/**
 * The children of an element in runs: those that are one line together, and each block by itself.
 */
function runsOf(node: Root | Element): Nodes[][] {
  const runs: Nodes[][] = [];
  let isOpen = false;
  for (const child of node.children) {
    const inLine = isInline(child);
    if (inLine && isOpen) runs.at(-1)?.push(child);
    else runs.push([child]);
    isOpen = inLine;
  }
  return runs;
}

const isLine = ([first]: readonly Nodes[]) => first !== undefined && isInline(first);

function lineIn(run: readonly Nodes[]): string {
  return compared(
    run
      .map((node) => ('children' in node ? sourceLine(node) : 'value' in node ? node.value : ''))
      .join(' '),
  );
}

const pictureOf = (node: Nodes) =>
  node.type === 'element' && node.tagName === 'img'
    ? `picture ${String(node.properties.src)}`
    : undefined;

function linesIn(node: Root | Element): string[] {
  return runsOf(node).flatMap((run) => {
    if (isLine(run)) return [lineIn(run)].filter((line) => line !== '');
    return run.flatMap((each) => {
      const picture = pictureOf(each);
      if (picture) return [picture];
      return each.type === 'element' ? linesIn(each) : [];
    });
  });
}

/**
 * Cuts off what is repeated: at the edges of a part what several pages have, between its words only
 * what most have.
 */
function cutter({ edge, inside }: Frame) {
  const measures = new Map<Nodes, Measure>();
  const isIn = (lines: ReadonlySet<string>, line: string) =>
    lines.has(line) || lines.has(anyNumbers(line));
  const weigh = (line: string, length: number): Measure => ({
    all: length,
    edge: isIn(edge, line) ? length : 0,
    inside: isIn(inside, line) ? length : 0,
  });
  const measureRun = (run: readonly Nodes[]): Measure => {
    if (!isLine(run)) return run.map(measure).reduce(sum, NOTHING);
    const line = lineIn(run);
    return weigh(line, line.length);
  };
  const measure = (node: Nodes): Measure => {
    const known = measures.get(node);
    if (known) return known;
    const picture = pictureOf(node);
    const found = picture
      ? weigh(picture, PICTURE_LENGTH)
      : 'children' in node
        ? runsOf(node as Root | Element)
            .map(measureRun)
            .reduce(sum, NOTHING)
        : NOTHING;
    measures.set(node, found);
    return found;
  };
  const cut = <Parent extends Root | Element>(node: Parent): Parent => {
    if (node.type === 'element' && isData(node)) return node;
    const runs = runsOf(node).map((run) => ({ run, ...measureRun(run) }));
    const own = runs.map(({ all, edge: repeated }) => all > 0 && repeated < all);
    const [first, last] = [own.indexOf(true), own.lastIndexOf(true)];
    const children = runs.flatMap(({ run, all, edge: atEdge, inside: within }, index) => {
      const isEdge = index < first || index > last || first === -1;
      if (all > 0 && (isEdge ? atEdge : within) === all) return [];
      return run.map((child) =>
        child.type === 'element' && !isInline(child) ? cut(child) : child,
      );
    });
    return { ...node, children } as Parent;
  };
  /**
   * A table of data or a list is kept whole if most of it is the page's own; a table that lays out
   * a page is not.
   */
  const isData = (node: Element) => {
    const { all, edge: repeated } = measure(node);
    const isWhole =
      node.tagName === 'table' ? !isLayout(node) : ['ul', 'ol', 'dl'].includes(node.tagName);
    return isWhole && repeated < all / 2;
  };
  return cut;
}

const NOTHING: Measure = { all: 0, edge: 0, inside: 0 };

const sum = (a: Measure, b: Measure): Measure => ({
  all: a.all + b.all,
  edge: a.edge + b.edge,
  inside: a.inside + b.inside,
});

/**
 * Whether a table lays out a page: it holds headings or tables, or one thing below another, or a
 * long text beside another.
 */
function isLayout(table: Element): boolean {
  const rows: Element[] = [];
  let isNested = false;
  let longest = 0;
  visit(table, 'element', (node) => {
    if (node === table) return undefined;
    if (/^(?:table|h[1-4])$/.test(node.tagName)) isNested = true;
    if (node.tagName === 'tr') rows.push(node);
    if (node.tagName === 'td') longest = Math.max(longest, sourceLine(node).length);
    return node.tagName === 'table' ? SKIP : undefined;
  });
  const width = Math.max(
    ...rows.map(({ children }) => children.filter(({ type }) => type === 'element').length),
  );
  return isNested || width < 2 || (longest > LONG_CELL && rows.length < 4);
}

/** Tables that lay out a page as what they show: one part after another. */
function unfolded(root: Root): Root {
  visit(root, 'element', (node) => {
    if (node.tagName !== 'table' || !isLayout(node)) return;
    visit(node, 'element', (part) => {
      if (part !== node && part.tagName === 'table') return SKIP;
      if (part !== node && TABLE_PARTS.has(part.tagName)) part.tagName = 'div';
      return undefined;
    });
    node.tagName = 'div';
  });
  return root;
}
