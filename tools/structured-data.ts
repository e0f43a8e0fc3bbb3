import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentView } from '#app/content/views/department.server.ts';
import { eventView } from '#app/content/views/events.server.ts';
import { noticeView } from '#app/content/views/news.server.ts';
import { personView } from '#app/content/views/people.server.ts';
import type { Crumb } from './finished-page.ts';
import { articleNode, collegeNode, eventNode, personNode, programmeListNode, programmeNodes } from './structured-data-nodes.ts';

/**
 * What a page tells machines (schema.org), made from the data that its visitors see. `now` is a Unix time in milliseconds.
 * @param crumbs the breadcrumb as the page shows it; empty where it shows none
 * @returns `undefined` for a page with nothing to tell
 */
export function structuredData(site: Site, page: PageEntry, crumbs: readonly Crumb[], now: number): Graph | undefined {
  const nodes = [...(crumbs.length > 0 ? [breadcrumbNode(site, page, crumbs)] : []), ...subjectNodes(site, page, now)];
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

function breadcrumbNode({ college }: Site, { address }: PageEntry, crumbs: readonly Crumb[]): BreadcrumbList {
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

/** What the page is about. A sample person is told of nowhere: others would take the name for somebody's. */
function subjectNodes(site: Site, { kind, path, locale }: PageEntry, now: number): Thing[] {
  const [, , id = '', part] = path.split('/');
  if (kind === 'home' || path === '/about') return [collegeNode(site, locale)];
  if (kind === 'admissions') return path === '/admissions' ? [programmeListNode(site, locale)] : [];
  if (kind === 'department-part' && part === 'programmes') return programmeNodes(site, departmentView(site, id, part, locale, now), locale);
  if (kind === 'event') return eventNode(site, eventView(site, id, locale, now), locale);
  if (kind === 'notice') return articleNode(site, noticeView(site, id, locale, now), locale);
  if (kind === 'person') return personNode(site, personView(site, id, locale), locale);
  return [];
}

/** A graph as the text of a data block; no sign in it can end the block. */
export function dataBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
