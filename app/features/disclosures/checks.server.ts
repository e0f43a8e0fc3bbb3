import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { linkTitles } from '#app/content/rows/link-titles.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import {
  checkTarget,
  type Report,
  type Reporting,
  targetsOf,
} from '#app/content/target-check.server.ts';
import { type Expected, givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

const FILE = 'disclosures.yaml';
const IN_SITE_MAP: Expected = { en: 'a page in the site map', ml: 'സൈറ്റ് മാപ്പിലുള്ള പേജ്' };

/** Checks the legal disclosures: unique ids, existing pages and anchors, a page for each list. */
export function checkDisclosures(site: Site, { report }: Reporting): void {
  const targets = targetsOf(site);
  const titleOf = linkTitles(site, 'en');
  reportTwice(site.disclosures, [], report);
  for (const [index, list] of site.disclosures.entries()) {
    checkTarget(targets, FILE, [index, 'page'], list.page, report);
    reportTwice(disclosureItems(list), [index], report);
    for (const [group, { items }] of list.groups.entries()) {
      for (const [item, { at = [] }] of items.entries()) {
        for (const [place, target] of at.entries()) {
          const path = [index, 'groups', group, 'items', item, 'at', place];
          checkTarget(targets, FILE, path, target, report);
          // The link text is taken from the site map.
          if (targets.anchors.has(target.split('#')[0] ?? '') && !titleOf(target))
            report({ file: FILE, path, expected: IN_SITE_MAP, found: target });
        }
      }
    }
  }
}

function reportTwice(entries: readonly { id: string }[], path: FieldPath, report: Report): void {
  for (const id of repeated(entries.map((entry) => entry.id)))
    report({ file: FILE, path: [...path, 'id'], ...givenTwice(id) });
}
