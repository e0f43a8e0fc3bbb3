import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isoDate } from '#app/content/fields.ts';
import { findElement, metaOf, sourceLine } from './html.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * 12/06/2025, 12.6.25, as India writes a day; 12 June 2025; 12th June, 2025; June 12, 2025;
 * 2025-06-12.
 */
const DAYS =
  /\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})|(\d{1,2})(?:st|nd|rd|th)?[ ,-]{1,2}([a-z]{3,9})\.?[ ,-]{1,2}(\d{4})|([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))\b/gi;
/** Before the day on which a text was published. */
const PUBLISHED =
  /(?:published|posted|dated?|issued|updated|created|submitted|on|തീയതി|തിയതി|തീയ്യതി)\W{0,5}(?:(?:on|by)\W{1,3}(?:\w+\W{1,3}){0,4})?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\W{1,3}|(?:mon|tue|wed|thu|fri|sat|sun)\W{1,3})?$/i;
const DAY_WORDS =
  /\b(?:published|posted|dated?|issued|updated|created|written|last|on|at|by|admin(?:istrator)?|super user|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)\b/gi;
/** Parts of addresses of what is published on a day. */
const NOTICE_ADDRESS =
  /\/(?:19|20)\d{2}\/\d{1,2}(?:\/|$)|(?:^|[/_.?&=-])(?:news|notices?|notifications?|circulars?|announcements?|orders?|press|events?|tenders?|blog|posts?|latest|whats-?new)(?:[/_.?&=-]|$|\d)/i;
const NOTICE_TITLE = /\b(?:notice|notification|circular|tender|quotation|announcement)\b/i;
const NOTICE_TYPE = /"@type"\s*:\s*\[?\s*"(?:News)?(?:Article|BlogPosting|Event)"/;

/**
 * The day on which a page was published, as it says: by its data, by a time in it, or by words such
 * as “Posted on”.
 */
export function publishedOn(tree: Root, main: Root): string | undefined {
  const [, inData] = /"datePublished"\s*:\s*"(\d{4}-\d{2}-\d{2})/.exec(dataOf(tree)) ?? [];
  const time = findElement(
    tree,
    ({ tagName, properties }) => tagName === 'time' && properties.dateTime !== undefined,
  );
  const named = [
    metaOf(tree, 'article:published_time'),
    inData,
    metaOf(tree, 'dc.date'),
    metaOf(tree, 'datepublished'),
    time?.properties.dateTime,
  ];
  for (const day of named)
    if (isDay(String(day ?? '').slice(0, 10))) return String(day).slice(0, 10);
  const words = sourceLine(main);
  // At its beginning or its end; between the words stand days of which it speaks.
  return dayIn(words.slice(0, 400)) ?? dayIn(words.slice(-200));
}

/** Whether a page was published on a day, by its address, its data or its make. */
export function isNotice(tree: Root, address: string, title: string): boolean {
  const { pathname, search } = new URL(address);
  const body = findElement(tree, ({ tagName }) => tagName === 'body');
  return (
    NOTICE_ADDRESS.test(pathname + search) ||
    NOTICE_TITLE.test(title) ||
    NOTICE_TYPE.test(dataOf(tree)) ||
    [body?.properties.className].flat().includes('single-post')
  );
}

/** Whether words say nothing but the day on which the page was published. */
export function isDayLine(words: string): boolean {
  const rest = words
    .replaceAll(DAYS, ' ')
    .replaceAll(/\b\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?\b/gi, ' ')
    .replaceAll(DAY_WORDS, ' ');
  return rest !== words && !/[\p{L}\p{N}]/u.test(rest);
}

function dayIn(words: string): string | undefined {
  for (const match of words.matchAll(DAYS)) {
    const day = read(match);
    if (day && PUBLISHED.test(words.slice(Math.max(0, match.index - 60), match.index))) return day;
  }
  return undefined;
}

function read([, y1, m1, d1, d2, m2, y2, d3, name3, y3, name4, d4, y4]: RegExpMatchArray):
  | string
  | undefined {
  const year = y1 ?? y2 ?? y3 ?? y4 ?? '';
  const name = (name3 ?? name4)?.slice(0, 3).toLowerCase();
  const month = name ? MONTHS.indexOf(name) + 1 : Number(m1 ?? m2);
  const day = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(d1 ?? d2 ?? d3 ?? d4).padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

const isDay = (day: string) => isoDate.safeParse(day).success && day > '1990';

function dataOf(tree: Root): string {
  let data = '';
  visit(tree, 'element', (node) => {
    const [text] = node.children;
    if (
      node.tagName === 'script' &&
      String(node.properties.type) === 'application/ld+json' &&
      text?.type === 'text'
    )
      data += text.value;
  });
  return data;
}
