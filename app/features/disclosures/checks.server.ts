import { listAnchors } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { linkTitles } from '#app/content/rows/link-titles.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { type Expected, givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

const FILE = 'disclosures.yaml';
const IN_SITE_MAP: Expected = { en: 'a page in the site map', ml: 'സൈറ്റ് മാപ്പിലുള്ള പേജ്' };

/**
 * Checks the legal disclosures: unique ids of items, and pages that have a title in the site map,
 * from which links take theirs.
 */
export function checkDisclosures(site: Site, { report }: Reporting): void {
  const anchors = listAnchors(site);
  const titleOf = linkTitles(site, 'en');
  for (const [index, list] of site.disclosures.entries()) {
    for (const id of repeated(disclosureItems(list).map((item) => item.id)))
      report({ file: FILE, path: [index, 'id'], ...givenTwice(id) });
    for (const [group, { items }] of list.groups.entries()) {
      for (const [item, { at = [] }] of items.entries()) {
        for (const [place, target] of at.entries()) {
          const path = [index, 'groups', group, 'items', item, 'at', place];
          if (anchors.has(target.split('#')[0] ?? '') && !titleOf(target))
            report({ file: FILE, path, expected: IN_SITE_MAP, found: target });
        }
      }
    }
  }
}
