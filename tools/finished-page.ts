import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { withoutInitials } from '#app/lib/head-title.ts';

/** Reads the HTML of finished pages: what their visitors see is what machines are told. */

/** A step of the visible breadcrumb; the last one is the page itself and has no address. */
export type Crumb = { label: string; href?: string };

/** The breadcrumb as the page shows it; empty where it shows none. */
export function readCrumbs(html: string, locale: Locale): Crumb[] {
  const nav = html.split(`<nav aria-label="${messagesFor(locale).breadcrumb}"`)[1]?.split('</nav>')[0];
  if (nav === undefined) return [];
  const crumbs: Crumb[] = [];
  visit(parse(`<nav${nav}</nav>`), 'element', (element) => {
    const { href } = element.properties;
    if (typeof href === 'string') crumbs.push({ label: toText(element), href });
    else if (element.properties.ariaCurrent) crumbs.push({ label: toText(element) });
  });
  return crumbs;
}

/**
 * What stands in the first element of a name, as one line without the places where a word may be parted.
 * @throws Error when the page has no such element
 */
export function readElement(html: string, name: 'title' | 'h1'): string {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1];
  if (inner === undefined) throw new Error(`A page has no <${name}>`);
  return toText(parse(inner)).replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * The title of the head without the college's initials; whole where the head had to cut it.
 * @throws Error when the page has no title
 */
export function readTitle(html: string, initials: string): string {
  const title = withoutInitials(readElement(html, 'title'), initials);
  return title.endsWith('…') ? readElement(html, 'h1') : title;
}

/**
 * The description that the head gives.
 * @throws Error when the page has none
 */
export function readDescription(html: string): string {
  const content = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (content === undefined) throw new Error('A page has no description');
  return toText(parse(content));
}

function parse(html: string) {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}
