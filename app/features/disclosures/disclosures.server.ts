import type {
  BlockContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import { emptyLists, listPlaces } from '#app/content/empty-lists.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import { renderNodes } from '#app/content/reading/markdown.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { linkTitles } from '#app/content/rows/link-titles.server.ts';
import {
  type DisclosureItem,
  type DisclosureList,
  type DisclosureStatus,
  disclosureAnchor,
} from '#app/content/schemas/disclosures.ts';
import { formatDate } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Html } from '#app/lib/html.server.ts';

/** The number of items of a list, by who is responsible for them. */
type DisclosureCounts = { total: number; met: number; college: number; notApplicable: number };

/** An item with its status. */
type Item = DisclosureItem & { status: DisclosureStatus };

export function countDisclosures(site: Site, list: DisclosureList): DisclosureCounts {
  return countItems(withStatus(site, list).groups.flatMap(({ items }) => items));
}

function countItems(items: readonly Item[]): DisclosureCounts {
  const count = (wanted: DisclosureStatus) =>
    items.filter(({ status }) => status === wanted).length;
  return {
    total: items.length,
    met: count('met'),
    college: count('college'),
    notApplicable: count('notApplicable'),
  };
}

/** As many years of figures are asked for. */
const YEARS = 3;

/** A list with the status of each item: published is what the places that it leads to hold. */
export function withStatus(site: Site, list: DisclosureList) {
  const empty = emptyPlaces(site);
  const years = { 'last-ranks': new Set(site.lastRanks.map(({ year }) => year)).size };
  const isPublished = ({ college, figures, says, at = [] }: DisclosureItem) => {
    if (college) return figures !== undefined && years[figures] >= YEARS;
    return says !== undefined || !at.every(empty);
  };
  return {
    ...list,
    groups: list.groups.map((group) => ({
      ...group,
      items: group.items.map((item): Item => {
        const status = isPublished(item) ? 'met' : 'college';
        return { ...item, status: item.notApplicable ? 'notApplicable' : status };
      }),
    })),
  };
}

/**
 * Items that are left to the college although pages that they lead to list something: what was
 * missing may be there.
 */
export function dueThoughHeld(site: Site, list: DisclosureList) {
  const places = listPlaces(site);
  return withStatus(site, list).groups.flatMap(({ items }) =>
    items.flatMap(({ id, status, college, at = [] }) => {
      const held = at.filter((path) => places.get(path) === false);
      return status === 'college' && college && held.length > 0 ? [{ id, held, college }] : [];
    }),
  );
}

/** Whether a page or a section holds nothing. */
function emptyPlaces(site: Site): (path: string) => boolean {
  const empty = emptyLists(site);
  return (path) => empty.has(path) || empty.has(path.split('#')[0] ?? '');
}

/** The counts of some items in a sentence. */
function summaryOf(items: readonly Item[], locale: Locale): string {
  const counts = countItems(items);
  const { all, some } = labelsFor('disclosures', locale).disclosureCounts;
  return fillIn(counts.notApplicable > 0 ? some : all, counts);
}

/**
 * A list as HTML, so that it needs no script: its counts, then its headings and items in the
 * authority's order, numbered continuously, each item with an anchor.
 * @param headingLevel level of the authority's headings
 */
export function disclosureHtml(
  site: Site,
  stored: DisclosureList,
  locale: Locale,
  headingLevel: 2 | 3,
): Html {
  const list = withStatus(site, stored);
  const labels = labelsFor('disclosures', locale);
  const titleOf = linkTitles(site, locale);
  const isEmpty = emptyPlaces(site);
  const linkTo = (path: string) => [
    link(path, titleOf(path) ?? path),
    ...(isEmpty(path) ? [text(` (${labels.noneThere})`)] : []),
  ];
  const reviewed =
    list.reviewedOn &&
    fillIn(labels.disclosureReviewed, { date: formatDate(list.reviewedOn, locale) });
  const counts = [
    summaryOf(
      list.groups.flatMap(({ items }) => items),
      locale,
    ),
    reviewed,
  ]
    .filter(Boolean)
    .join(' ');
  const nodes: RootContent[] = [paragraph(text(list.basis[locale])), paragraph(strong(counts))];
  let number = 1;
  for (const { ref, title, items } of list.groups) {
    nodes.push({ type: 'heading', depth: 2, children: [text(`${ref}: ${title[locale]}`)] });
    const rows: List = {
      type: 'list',
      ordered: true,
      start: number,
      spread: true,
      children: items.map((item) => listItem(list, item, locale, linkTo)),
    };
    nodes.push(phoneFold(summaryOf(items, locale), rows));
    number += items.length;
  }
  return toHtml(nodes, locale, headingLevel);
}

/** All lists with their counts, as an HTML table. */
export function disclosureCountsHtml(site: Site, locale: Locale): Html {
  const labels = labelsFor('disclosures', locale);
  const head = [
    labels.disclosureList,
    labels.disclosureTotal,
    labels.disclosureMet,
    labels.disclosureCollege,
    labels.disclosureNotApplicable,
  ];
  const rows = site.disclosures.map((list) => {
    const { total, met, college, notApplicable } = countDisclosures(site, list);
    return [
      link(list.page, list.name[locale]),
      ...[total, met, college, notApplicable].map((count) => text(String(count))),
    ];
  });
  const table: Table = {
    type: 'table',
    children: [head.map(text), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
    })),
  };
  const caption: Paragraph = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [text(labels.disclosureTable)],
  };
  return toHtml(
    [{ type: 'containerDirective', name: 'table', children: [caption, table] }],
    locale,
    2,
  );
}

function listItem(
  list: DisclosureList,
  item: Item,
  locale: Locale,
  linkTo: (path: string) => PhrasingContent[],
): ListItem {
  const links = (item.at ?? []).flatMap((path, index) => [
    ...(index > 0 ? [text(', ')] : []),
    ...linkTo(path),
  ]);
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { id: disclosureAnchor(list, item) } },
    children: [
      paragraph(strong(`${item.label[locale]}:`), text(' '), mark(item, locale)),
      ...answers(item, links, locale),
    ],
  };
}

/** Whether an item is published, as text; the style sheet adds a square before it. */
function mark({ status }: Item, locale: Locale): PhrasingContent {
  const data = { hName: 'small', hProperties: { dataState: status } };
  return {
    type: 'strong',
    data,
    children: [text(labelsFor('disclosures', locale).disclosureState[status])],
  };
}

/** The text on an item, and its links. */
function answers(item: Item, links: PhrasingContent[], locale: Locale): Paragraph[] {
  const { publishedHere, onlyTheCollege, inItsPlace, doesNotApply } = labelsFor(
    'disclosures',
    locale,
  );
  const sample = item.sample ? ` (${messagesFor(locale).sampleNote})` : '';
  const said = item.says ? [paragraph(text(item.says[locale] + sample))] : [];
  const isDue = item.status === 'college';
  const due = isDue && item.college && `${onlyTheCollege} ${item.college[locale]}`;
  const why =
    due || (item.notApplicable && `${doesNotApply} ${item.notApplicable[locale]}${sample}`);
  const lead = due ? inItsPlace : isDue ? onlyTheCollege : publishedHere;
  const led = links.length > 0 ? [paragraph(text(`${lead} `), ...links)] : [];
  return [...(why ? [paragraph(text(why))] : said), ...led];
}

function toHtml(children: RootContent[], locale: Locale, headingLevel: 2 | 3): Html {
  return renderNodes(children, {
    headingLevel,
    textValue: () => undefined,
    resolveLink: (href) => localisePath(href, locale),
    newTabNote: messagesFor(locale).opensInNewTab,
  });
}

/** As app/components/disclosure/phone-fold.tsx draws it. */
function phoneFold(summary: string, content: BlockContent): RootContent {
  const line: Paragraph = { ...paragraph(text(summary)), data: { hName: 'summary' } };
  const hProperties = { dataPhoneFold: '', className: ['folds'] };
  return { type: 'blockquote', data: { hName: 'details', hProperties }, children: [line, content] };
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const link = (url: string, title: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(title)],
});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
