import { listAnchors } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { checkTarget, type Report } from '#app/content/target-check.server.ts';
import { linkTitles } from '#app/features/section-page/link-titles.server.ts';
import { repeated } from '#app/lib/file-names.ts';
import { disclosureItems } from './schema.ts';

const FILE = 'disclosures.yaml';

/** Checks the legal disclosures: unique ids, existing pages and anchors, a page for each list. */
export function checkDisclosures(site: Site, report: Report): void {
  const anchors = listAnchors(site);
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
        // The link text is taken from the site map.
        if (anchors.has(target.split('#')[0] ?? '') && !titleOf(target)) report({ file: FILE, field, expected: 'a page in the site map', found: target });
      }
    }
  }
}

function reportTwice(entries: readonly { id: string }[], field: string, report: Report): void {
  for (const id of repeated(entries.map((entry) => entry.id))) report({ file: FILE, field, expected: 'each id once', found: `"${id}" twice` });
}
