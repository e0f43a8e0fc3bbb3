import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { FIRST, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { countLetters } from '#app/i18n/published.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { findOldFont } from '#app/lib/garbled-text.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { OLD_FONTS } from '#app/lib/old-fonts.ts';
import { type Answer, pageText } from './answer.ts';
import { isDayLine, isNotice, publishedOn } from './days.ts';
import { baseOf, parsePage, sourceLine } from './html.ts';
import { type ConvertedText, htmlToMarkdown } from './html-to-markdown.ts';
import { withoutDropped } from './html-tree.ts';
import { isOurs, isSwitch } from './language-switch.ts';
import { type Link, leadingLinks } from './leading-links.ts';
import { type Frame, linesOf, mainPart } from './main-part.ts';
import { type Host, oldAddress } from './old-address.ts';
import { withoutBuilder } from './page-builders.ts';
import { askedAddress } from './saved-folder.ts';
import { type Names, namesOf, titleParts } from './title-names.ts';

/** A link inside the old site. */
export type OwnLink = Link & { address: string };
/** What is to be known of a page before its site is known. */
export type Outline = {
  links: OwnLink[];
  /** Its lines, of which those of many pages are their frame. */
  lines: string[];
};
/** What a page says, in plain values. */
export type PageText = {
  day: string | undefined;
  /** It was published on a day, as a notice is; other pages say what is always so. */
  isNotice: boolean;
  language: Locale;
  /** Addresses of the same page in other languages, as it says itself. */
  others: string[];
  /** Text in a font that shows Latin letters as those of another script. */
  isInOldFont: boolean;
  /** Almost nothing but links to pages of the site. */
  isList: boolean;
  letters: number;
  /** The same for pages with the same words. */
  words: string;
  text: ConvertedText;
  beginning: string | undefined;
};

/** Of the words of a list of pages, how much is links. */
const MOSTLY_LINKS = 0.8;
const LEAST_LINKS = 5;

type Page = { answer: Answer; host: Host };

/** Where a page leads, and its lines. */
export function outlineOf({ answer, host }: Page): Outline {
  const tree = pageTree(answer, host);
  return { links: ownLinks(tree, answer, host), lines: linesOf(tree) };
}

/** What may be the title of a page; `called` is what other pages call it. */
export function namesIn(
  { answer, host, called }: Page & { called: string | undefined },
  frame: Frame,
): Names {
  const tree = withoutBuilder(parsePage(pageText(answer, host)));
  return namesOf(mainPart(tree, frame), titleParts(tree), called);
}

/** What a page says without the frame of its site; `caption` is that of tables without one. */
export function textOf(
  { answer, host, title, caption }: Page & { title: string; caption: string },
  frame: Frame,
): PageText {
  const { address } = answer;
  const tree = pageTree(answer, host);
  const links = ownLinks(tree, answer, host);
  const whole = mainPart(tree, frame);
  const day = publishedOn(tree, whole);
  const main = withoutHead(whole, title, day !== undefined);
  const words = sourceLine(main);
  const text = htmlToMarkdown(main, baseOf(tree, address), caption);
  return {
    day,
    isNotice: day !== undefined && isNotice(tree, address, title),
    language: mainLanguage(sourceLine(whole)),
    others: othersOf(tree, links, baseOf(tree, address), host),
    isInOldFont: usesOldFont(whole) || findOldFont(words) !== undefined,
    isList: isList(main, links, words),
    letters: sourceLine(withoutDropped(main)).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').length,
    words: createHash('sha256').update(toText(main).replaceAll(/\s+/g, ' ').trim()).digest('hex'),
    text,
    beginning: beginningOf(plainBlocks(text.markdown)[0] ?? '') || undefined,
  };
}

/**
 * The elements of a page; its links lead to addresses of the old site also where wget or HTTrack
 * has changed them.
 */
function pageTree(answer: Answer, host: Host): Root {
  const tree = withoutBuilder(parsePage(pageText(answer, host)));
  const base = baseOf(tree, answer.address);
  const { saved } = host;
  if (saved !== undefined)
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const own = oldAddress(String(properties[name] ?? ''), base, host);
        const asked = own && properties[name] ? askedAddress(own, saved) : own;
        if (asked !== own) properties[name] = asked + new URL(String(properties[name]), base).hash;
      }
    });
  return tree;
}

function ownLinks(tree: Root, { address: own }: Answer, host: Host): OwnLink[] {
  const base = baseOf(tree, own);
  return leadingLinks(tree).flatMap((link) => {
    const address = oldAddress(link.href, base, host);
    return address ? [{ ...link, address }] : [];
  });
}

/** The language of a page: English pages may have names and headings in others. */
function mainLanguage(words: string): Locale {
  const signs = words.replaceAll(/\s/g, '').length;
  return (
    LOCALES.find((locale) => locale !== FIRST && countLetters(words, locale) * 3 > signs) ?? FIRST
  );
}

/**
 * The main part without its first lines that only say its title or its day, if that is known, and
 * without its main heading.
 */
function withoutHead(main: Root, title: string, hasDay: boolean): Root {
  const isHead = (words: string) =>
    words.toLowerCase() === title.toLowerCase() || (hasDay && isDayLine(words));
  /** Whether a line was met that says more. */
  let isBegun = false;
  const without = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      // Its first row may have the title and a day: it is a row all the same.
      if (node.type === 'element' && isTable(node)) isBegun = true;
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

/** More than a frame around one cell. */
function isTable(node: Element): boolean {
  let cells = 0;
  if (node.tagName === 'table')
    visit(node, 'element', ({ tagName }) => {
      if (tagName === 'td' || tagName === 'th') cells += 1;
    });
  return cells > 1;
}

/** What a page names as itself in other languages: by its head, or by a switch. */
function othersOf(tree: Root, links: readonly OwnLink[], base: string, host: Host): string[] {
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

/** A page of almost nothing but links to pages of the site. */
function isList(main: Root, links: readonly OwnLink[], words: string): boolean {
  const inside: string[] = [];
  const look = (nodes: readonly Root['children'][number][]) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      const href = String(node.properties.href ?? '');
      if (
        node.tagName === 'a' &&
        links.some((link) => link.href === href) &&
        !/\.pdf(?:\?|$)/i.test(href)
      )
        inside.push(sourceLine(node));
      else look(node.children);
    }
  };
  look(main.children);
  return inside.length >= LEAST_LINKS && inside.join(' ').length > words.length * MOSTLY_LINKS;
}

/**
 * Whether more than a few of its words are in a font that shows Latin letters as those of another
 * script.
 */
function usesOldFont(main: Root): boolean {
  let letters = 0;
  visit(main, 'element', (node) => {
    const { face, style } = node.properties;
    if (OLD_FONTS.test(`${face ?? ''} ${style ?? ''}`)) letters += sourceLine(node).length;
  });
  return letters > sourceLine(main).length / 10;
}
