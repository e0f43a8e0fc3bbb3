import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { FIRST, LANGUAGE_NAMES, LOCALES, type Locale } from '../../app/i18n/locale.ts';
import { countLetters } from '../../app/i18n/published.ts';
import { type Answer, pageText } from './answer.ts';
import { isDayLine, isNotice, publishedOn } from './days.ts';
import { baseOf, findElement, type Link, leadingLinks, parsePage, sourceLine } from './html.ts';
import { mainParts } from './main-part.ts';
import { type Host, nameIn, oldAddress } from './old-address.ts';

/** A page of the old site as its readers see it. */
export type OldPage = {
  address: string;
  base: string;
  main: Root;
  title: string;
  day: string | undefined;
  /** It was published on a day, as a notice is; other pages say what is always so. */
  isNotice: boolean;
  language: Locale;
  /** Addresses of the same page in other languages, as it says itself. */
  others: string[];
  /** Where the page leads, inside the site. */
  links: (Link & { address: string })[];
  /** Text in a font that shows Latin letters as those of another script. */
  isInOldFont: boolean;
};

/** Fonts of the time before Unicode, by the names that their makers gave them. */
const OLD_FONT =
  /\b(?:ML[A-Z]{0,2}[-_ ]?TT|FML|MLKV|Thoolika|TL-?TT|JanaMalayalam|ManoramaFont|Panchami\b|ISM[-_ ]|SHREE-?(?:DEV|MAL)|TAB[-_ ]|TSC[-_]|Kruti ?Dev|Bamini)/i;
/** Between the title of a page and the name of its site. */
const TITLE_PARTS = /\s+(?:[|»«•·–—-]|::|>)+\s+/;
/** A longer heading is a sentence. */
const LONGEST_TITLE = 150;
/** A link that leads to the same page in another language. */
const SWITCHES: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => [
    locale,
    LANGUAGE_NAMES[locale].slice(0, 3),
    ...LOCALES.map((other) => new Intl.DisplayNames(other, { type: 'language' }).of(locale) ?? ''),
  ]).map((name) => name.toLowerCase()),
);

const isSwitch = (words: string) => SWITCHES.has(words.toLowerCase());

/** The language of a page: English pages may have names and headings in others. */
function mainLanguage(words: string): Locale {
  const signs = words.replaceAll(/\s/g, '').length;
  return (
    LOCALES.find((locale) => locale !== FIRST && countLetters(words, locale) * 3 > signs) ?? FIRST
  );
}

/** Reads the pages of a site, each as it is shown, with its title and its main part. */
export function readOldPages(answers: readonly Answer[], host: Host): OldPage[] {
  const trees = answers.map((answer) => parsePage(pageText(answer)));
  const mains = mainParts(trees);
  const titles = trees.map(titleParts);
  const links = trees.map((tree, index) => {
    const base = baseOf(tree, answers[index]?.address ?? '');
    return leadingLinks(tree).flatMap((link) => {
      const address = oldAddress(link.href, base, host);
      return address ? [{ ...link, address }] : [];
    });
  });
  const wordsTo = linkWords(links.flat());
  const named = answers.map(({ address }, index) =>
    namesOf(mains[index], titles[index] ?? [], wordsTo.get(address)),
  );
  const often = sharedNames(named);
  return answers.map(({ address }, index): OldPage => {
    const tree = trees[index] ?? { type: 'root', children: [] };
    const main = mains[index] ?? tree;
    const words = sourceLine(main);
    const day = publishedOn(tree, main);
    const title =
      named[index]?.find((name) => !often.has(name.toLowerCase())) ??
      (new URL(address).search === '' ? wordsIn(address) : undefined) ??
      named[index]?.[0] ??
      '';
    return {
      address,
      base: baseOf(tree, address),
      main: withoutHead(main, title),
      title,
      day,
      isNotice: day !== undefined && isNotice(tree, address, title),
      language: mainLanguage(words),
      others: othersOf(tree, links[index] ?? [], baseOf(tree, address), host),
      links: links[index] ?? [],
      isInOldFont: usesOldFont(main),
    };
  });
}

const titleParts = (tree: Root) => {
  const title = findElement(tree, ({ tagName }) => tagName === 'title');
  return (title ? sourceLine({ ...title, tagName: 'p' }) : '')
    .split(TITLE_PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
};

/** What may be the title of a page, the likeliest first: its main heading, its title, another heading, what other pages call it. */
function namesOf(
  main: Root | undefined,
  title: readonly string[],
  called: string | undefined,
): string[] {
  const headings: string[] = [];
  const lesser: string[] = [];
  if (main)
    visit(main, 'element', (node) => {
      if (node.tagName === 'h1') headings.push(sourceLine(node));
      if (/^h[2-4]$/.test(node.tagName)) lesser.push(sourceLine(node));
    });
  const names = [headings[0] ?? '', ...title, lesser[0] ?? '', called ?? ''];
  return names.filter((name) => name.length <= LONGEST_TITLE && /\p{L}.*\p{L}.*\p{L}/u.test(name));
}

/** Names that several pages have: that of the site, “Untitled Document”. */
function sharedNames(named: readonly (readonly string[])[]): Set<string> {
  const all = named.flatMap((names) => [...new Set(names.map((name) => name.toLowerCase()))]);
  const counts = Map.groupBy(all, (name) => name);
  return new Set([...counts].filter(([, pages]) => pages.length > 2).map(([name]) => name));
}

/** `Civil faculty` for `/dept/civil_faculty.php`. */
function wordsIn(address: string): string | undefined {
  const name = nameIn(address).replaceAll('-', ' ');
  return name === '' ? undefined : name[0]?.toUpperCase() + name.slice(1);
}

/** What other pages call a page, most of them. */
function linkWords(links: readonly { address: string; words: string }[]): Map<string, string> {
  const said = links.filter(
    ({ words }) =>
      words.length > 2 &&
      !isSwitch(words) &&
      !/^(?:read more|more|click here|here|view|download|home)\b/i.test(words),
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

/** The main part without its first lines that only say its title or its day, and without its main heading. */
function withoutHead(main: Root, title: string): Root {
  const isHead = (words: string) => words.toLowerCase() === title.toLowerCase() || isDayLine(words);
  /** Whether a line was met that says more. */
  let isBegun = false;
  const without = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (isBegun && node.type !== 'element') return [node];
      if (isBegun && node.type === 'element' && node.tagName !== 'h1')
        return [{ ...node, children: without(node.children) }];
      const words =
        'children' in node ? sourceLine(node) : 'value' in node ? node.value.trim() : '';
      const isTitle =
        node.type === 'element' &&
        node.tagName === 'h1' &&
        words.toLowerCase() === title.toLowerCase();
      if (isTitle || (!isBegun && words !== '' && isHead(words))) return [];
      if (words === '') return [node];
      if (node.type !== 'element') isBegun = true;
      return node.type === 'element' ? [{ ...node, children: without(node.children) }] : [node];
    });
  return { ...main, children: without(main.children as ElementContent[]) };
}

/** What a page names as itself in other languages: by its head, or by a switch. */
function othersOf(
  tree: Root,
  links: readonly (Link & { address: string })[],
  base: string,
  host: Host,
): string[] {
  const others: string[] = [];
  visit(tree, 'element', ({ tagName, properties: { rel, hrefLang, href } }) => {
    const isOther =
      tagName === 'link' && [rel].flat().includes('alternate') && isOurs(String(hrefLang));
    const address = isOther ? oldAddress(String(href), base, host) : undefined;
    if (address) others.push(address);
  });
  const switches = links.filter(({ words, language }) => isSwitch(words) || isOurs(language));
  return [...others, ...switches.map(({ address }) => address)];
}

const isOurs = (language: string) =>
  LOCALES.some((locale) => locale === language.slice(0, 2).toLowerCase());

/** Whether more than a few of its words are in a font that shows Latin letters as those of another script. */
function usesOldFont(main: Root): boolean {
  let letters = 0;
  visit(main, 'element', (node) => {
    const { face, style } = node.properties;
    if (OLD_FONT.test(`${face ?? ''} ${style ?? ''}`)) letters += sourceLine(node).length;
  });
  return letters > sourceLine(main).length / 10;
}
