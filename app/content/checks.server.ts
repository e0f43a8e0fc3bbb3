import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { NEEDED_ROLES } from '#app/content/schemas/college.ts';
import { AN_ENTRY, givenTwice, NOTHING, notIn } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { checkCollections } from './collection-checks.server.ts';
import type { FieldPath } from './forms/title-at.ts';
import { givenFeatures } from './given.server.ts';
import { singles } from './kinds.server.ts';
import { checkNeededPages } from './needed-pages-check.server.ts';
import { pageGroups } from './page-groups.server.ts';
import { checkReferences } from './reference-check.server.ts';
import type { Report } from './target-check.server.ts';

const OTHER_ADDRESS = {
  en: 'another name: the site has something else at this address',
  ml: 'മറ്റൊരു പേര്; ഈ വിലാസത്തിൽ സൈറ്റിൽ മറ്റൊന്നുണ്ട്',
};

/**
 * Checks across files, beyond schemas: references, links, anchors, duplicates, and what features
 * check of themselves. Every mistake is reported.
 * @param isWhole whether the site has all that is written
 */
export function checkSite(site: Site, files: ContentFiles, isWhole = false): void {
  const { report } = files;
  checkReferences(site, report, isWhole);
  checkNames(site, report);
  checkContacts(site, report);
  checkSearchPaths(site, report);
  checkNeededPages(site, report);
  checkSectionsOfPages(site, report);
  checkAddresses(site, report);
  checkCollections(site, files);
  for (const feature of Object.values(givenFeatures()))
    if ('check' in feature) feature.check(site, files);
}

/** Entries of a list have different names, and programmes different codes too. */
function checkNames(site: Site, report: Report): void {
  for (const { form, single, place } of singles())
    if (form === 'list' && single !== 'redirects')
      reportDuplicates(site[single], 'id', place, ['id'], report);
  reportDuplicates(site.programmes, 'code', 'programmes.yaml', ['code'], report);
  reportDuplicates(site.navigation.menu, 'id', 'navigation.yaml', ['menu'], report);
}

function reportDuplicates<Name extends string>(
  entries: readonly Record<Name, string>[],
  name: Name,
  file: string,
  path: FieldPath,
  report: Report,
): void {
  for (const value of repeated(entries.map((entry) => entry[name])))
    report({ file, path, ...givenTwice(value) });
}

function checkContacts({ college }: Site, report: Report): void {
  const roles = college.contacts.map((contact) => contact.role);
  reportDuplicates(college.contacts, 'role', 'college.yaml', ['contacts'], report);
  for (const role of NEEDED_ROLES.filter((needed) => !roles.includes(needed))) {
    const expected = { en: `an entry with role: ${role}`, ml: `“${role}” എന്ന ഓഫീസിന്റെ വിവരം` };
    report({ file: 'college.yaml', path: ['contacts'], expected, found: NOTHING });
  }
}

/** search.yaml names committees and programmes too, whose own entries have the page. */
function checkSearchPaths({ search, committees, programmes }: Site, report: Report): void {
  const ids: Record<string, readonly { id: string }[]> = {
    committee: committees,
    programme: programmes,
  };
  for (const list of ['entries', 'bestBets'] as const) {
    for (const [index, { path: found }] of search[list].entries()) {
      const [, kind = '', wanted = ''] = /^(committee|programme):(.*)$/.exec(found) ?? [];
      if (kind !== '' && !ids[kind]?.some(({ id }) => id === wanted))
        report({ file: 'search.yaml', path: [list, index, 'path'], expected: AN_ENTRY, found });
    }
  }
}

/**
 * Of two pages or files with one address the site would have one. Hosts and disks may take capitals
 * for small letters.
 */
function checkAddresses(site: Site, report: Report): void {
  const all = pageGroups().flatMap((group) => [
    ...group.pages(site),
    ...(group.files?.(site) ?? []),
  ]);
  for (const same of Map.groupBy(all, ({ path }) => path.toLowerCase()).values()) {
    const places = new Set(same.map(({ namedIn }) => namedIn));
    if (places.size < 2) continue;
    for (const { path: found, namedIn: file } of same)
      if (file !== undefined) report({ file, path: [], expected: OTHER_ADDRESS, found });
  }
}

/** Sections of which a page says whom to call or what to draw belong to it. */
function checkSectionsOfPages({ pages }: Site, report: Report): void {
  for (const { id, contacts = [], drawings = {}, sectionTexts } of pages) {
    const sections = sectionTexts.map((section) => section.id);
    const check = (path: FieldPath, section: string) => {
      if (!sections.includes(section))
        report({ file: `pages/${id}/page.yaml`, path, ...notIn(sections, section) });
    };
    contacts.forEach(({ section }, index) => {
      if (section !== undefined) check(['contacts', index, 'section'], section);
    });
    for (const section of Object.keys(drawings)) check(['drawings'], section);
  }
}
