import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { ListedPage } from '#app/content/page-group.server.ts';
import type { PageView } from '#app/content/page-view.ts';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pagesByPath } from '#app/site.ts';
import { articleNode, collegeNode, eventNode, personNode } from './structured-data-nodes.ts';

/** A step of the visible breadcrumb; the last one is the page itself and has no address. */
export type Crumb = { label: string; href?: string };

/**
 * Structured data of a page (schema.org), made from its visible data.
 * @param crumbs the visible breadcrumb; empty if there is none
 * @returns `undefined` for a page without structured data
 */
export function structuredData(
  site: Site,
  page: PageEntry,
  crumbs: readonly Crumb[],
  view: PageView,
): Graph | undefined {
  const nodes = [
    ...(crumbs.length > 0 ? [breadcrumbNode(site, page, crumbs)] : []),
    ...subjectNodes(site, page, view),
  ];
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

function breadcrumbNode(
  { college }: Site,
  { address }: PageEntry,
  crumbs: readonly Crumb[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href = address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${college.siteUrl}${href}`,
    })),
  };
}

type Subject = NonNullable<ListedPage['subject']>;

/**
 * The subject of a page. A sample person is never included, because others would take the name for
 * a real one.
 */
const NODES: Record<Subject, (site: Site, view: never, locale: Locale) => Thing[]> = {
  college: (site, _, locale) => [collegeNode(site, locale)],
  event: eventNode,
  article: articleNode,
  person: personNode,
};

function subjectNodes(site: Site, { path, locale }: PageEntry, view: PageView): Thing[] {
  const subject = pagesByPath(site).get(path)?.subject;
  // A page says of its own view what it is of.
  return subject ? NODES[subject](site, view as never, locale) : [];
}

/** A graph as the text of a data block; no character in it can end the block. */
export function dataBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
