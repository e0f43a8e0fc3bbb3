import { listAnchors } from '#app/content/pages.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosure.ts';
import { linkTitles } from '#app/content/views/link-titles.server.ts';
import type { Site } from './read.server.ts';
import { checkTarget, type Report } from './target-check.ts';

const FILE = 'disclosures.yaml';

/** Checks what the law asks for: ids once, pages and anchors that exist, lists that are not empty, a page that prints each list. */
export function checkDisclosures(site: Site, report: Report): void {
  const anchors = listAnchors(site);
  const empty = emptyPages(site);
  const titleOf = linkTitles(site, 'en');
  reportTwice(site.disclosures, 'id', report);
  for (const list of site.disclosures) {
    const items = disclosureItems(list);
    checkTarget(anchors, FILE, `${list.id}: page`, list.page, report);
    reportTwice(items, `${list.id}: id`, report);
    for (const { id, at = [] } of items) {
      for (const target of at) {
        const field = `${list.id}: ${id}.at`;
        checkTarget(anchors, FILE, field, target, report);
        // The words of its link are those of the site map.
        if (anchors.has(target.split('#')[0] ?? '') && !titleOf(target))
          report({ file: FILE, field, expected: 'a page that the site map names', found: target });
        if (empty.includes(target.split('#')[0] ?? ''))
          report({ file: FILE, field, expected: 'a page with something on it', found: `${target}, which is empty` });
      }
    }
  }
}

function reportTwice(entries: readonly { id: string }[], field: string, report: Report): void {
  const ids = entries.map(({ id }) => id);
  for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) report({ file: FILE, field, expected: 'each id once', found: `"${id}" twice` });
}

/** Pages of collections that hold nothing: they exist, and still show nobody what is asked for. */
function emptyPages(site: Site): string[] {
  const lists: [path: string, entries: readonly unknown[]][] = [
    ['/all-news', site.notices],
    ['/events', site.events],
    ['/tenders', site.tenders],
    ['/gallery', site.albums],
    ['/faculty', site.people],
    ['/downloads', site.documents],
    ['/department', site.departments],
  ];
  return lists.filter(([, entries]) => entries.length === 0).map(([path]) => path);
}
