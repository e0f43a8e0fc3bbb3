import { listDrawings } from '#app/content/reading/drawings.server.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { figureValues } from '#app/content/rows/figures.server.ts';
import { NEEDED_ROLES } from '#app/content/schemas/college.ts';
import { AN_ENTRY, givenTwice, NOTHING, notIn } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { checkCollections } from './collection-checks.server.ts';
import type { FieldPath } from './forms/title-at.ts';
import { givenFeatures } from './given.server.ts';
import { checkNeededPages } from './needed-pages-check.server.ts';
import { checkOffices } from './office-check.server.ts';
import { checkTarget, type Report, targetsOf } from './target-check.server.ts';

type Check = (file: string, path: FieldPath, href: string) => void;

/** Checks across files, beyond schemas: references, links, anchors, duplicates, and what features check of themselves. Every mistake is reported. */
export function checkSite(site: Site, files: ContentFiles): void {
  const { report } = files;
  checkContacts(site, report);
  checkOffices(site, report);
  checkProgrammes(site, report);
  checkFigures(site, report);
  checkLinks(site, report);
  checkNeededPages(site, report);
  reportDuplicates(site.plainWords, 'id', 'plain-words.yaml', ['id'], report);
  checkDrawings(site, report);
  checkFirstContacts(site, report);
  checkCollections(site, files);
  for (const feature of Object.values(givenFeatures()))
    if ('check' in feature) feature.check(site, files);
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

function checkProgrammes(site: Site, report: Report): void {
  const { programmes, departments, degrees, admissions } = site;
  const file = 'programmes.yaml';
  reportDuplicates(degrees, 'id', 'degrees.yaml', ['id'], report);
  const streams = admissions.streams.map(({ id }) => id);
  degrees.forEach(({ id, course }, index) => {
    if (programmes.some(({ award }) => award === id) && !streams.includes(course))
      report({ file: 'degrees.yaml', path: [index, 'course'], ...notIn(streams, course) });
  });
  reportDuplicates(programmes, 'id', file, ['id'], report);
  reportDuplicates(programmes, 'code', file, ['code'], report);
  const ids = departments.map(({ id }) => id);
  programmes.forEach(({ department }, index) => {
    if (!ids.includes(department))
      report({ file, path: [index, 'department'], ...notIn(ids, department) });
  });
}

/** Figures that home and the tabs of admission name. */
function checkFigures(site: Site, report: Report): void {
  const known = Object.keys(figureValues(site));
  const check = (file: string, list: FieldPath, entries: readonly object[]) => {
    for (const [index, entry] of entries.entries())
      if ('figure' in entry && typeof entry.figure === 'string' && !known.includes(entry.figure))
        report({ file, path: [...list, index, 'figure'], ...notIn(known, entry.figure) });
  };
  check('home.yaml', ['figures'], site.home.figures);
  for (const [index, { facts }] of site.admissions.tabs.entries())
    check('admissions/tabs.yaml', [index, 'facts'], facts);
}

function checkLinks(site: Site, report: Report): void {
  const targets = targetsOf(site);
  const check: Check = (file, path, href) => checkTarget(targets, file, path, href, report);
  const { menu, tasks, footer } = site.navigation;
  reportDuplicates(menu, 'id', 'navigation.yaml', ['menu'], report);
  const checkAll = (
    file: string,
    path: FieldPath,
    links: readonly { href?: string | undefined }[] = [],
  ) => {
    for (const [index, { href }] of links.entries())
      if (href !== undefined) check(file, [...path, index, 'href'], href);
  };
  checkAll('navigation.yaml', ['menu'], menu);
  for (const [index, { entries }] of menu.entries())
    checkAll('navigation.yaml', ['menu', index, 'entries'], entries);
  checkAll('navigation.yaml', ['tasks'], tasks);
  for (const [group, links] of Object.entries(footer))
    checkAll('navigation.yaml', ['footer', group], links);
  // The college checks a portal here, which it must have.
  if (!site.college.disclosureHref.startsWith('portal:'))
    check('college.yaml', ['disclosureHref'], site.college.disclosureHref);
  for (const list of ['ways', 'life', 'resources'] as const)
    checkAll('home.yaml', [list], site.home[list]);
  for (const { file, links } of [...site.notices, ...site.events]) checkAll(file, ['links'], links);
  for (const [index, { links }] of site.faq.entries())
    checkAll('faq.yaml', [index, 'links'], links);
  checkAll('plain-words.yaml', [], site.plainWords);
  checkSearchPaths(site, check, report);
  checkAll('campus-map.yaml', ['places'], site.campusMap.places);
  for (const { file, page } of [...site.committees, ...site.documents])
    if (page) check(file, ['page'], page);
  for (const { id, syllabus } of site.departments)
    checkAll(`departments/${id}/department.yaml`, ['syllabus'], syllabus);
  checkAll('admissions/streams.yaml', [], site.admissions.streams);
  for (const [index, { links }] of site.admissions.tabs.entries())
    checkAll('admissions/tabs.yaml', [index, 'links'], links);
}

/** search.yaml names pages, committees and programmes. */
function checkSearchPaths(
  { search, committees, programmes }: Site,
  check: Check,
  report: Report,
): void {
  const ids: Record<string, readonly { id: string }[]> = {
    committee: committees,
    programme: programmes,
  };
  for (const list of ['entries', 'bestBets'] as const) {
    for (const [index, { path: found }] of search[list].entries()) {
      const path = [list, index, 'path'];
      const [, kind = '', wanted = ''] = /^(committee|programme):(.*)$/.exec(found) ?? [];
      if (kind === '') check('search.yaml', path, found);
      else if (!ids[kind]?.some(({ id }) => id === wanted))
        report({ file: 'search.yaml', path, expected: AN_ENTRY, found });
    }
  }
}

/** Sections that name whom to call belong to their page. */
function checkFirstContacts({ pages }: Site, report: Report): void {
  for (const { id, contacts = [], sectionTexts } of pages) {
    const sections = sectionTexts.map((section) => section.id);
    contacts.forEach(({ section }, index) => {
      if (section !== undefined && !sections.includes(section)) {
        const path = ['contacts', index, 'section'];
        report({ file: `pages/${id}/page.yaml`, path, ...notIn(sections, section) });
      }
    });
  }
}

function checkDrawings(site: Site, report: Report): void {
  const drawings = listDrawings();
  const check = (file: string, path: FieldPath, drawing: string) => {
    if (!drawings.includes(drawing)) report({ file, path, ...notIn(drawings, drawing) });
  };
  for (const page of site.pages) {
    const file = `pages/${page.id}/page.yaml`;
    if (page.drawing) check(file, ['drawing'], page.drawing);
    const sections = page.sectionTexts.map(({ id }) => id);
    for (const [section, drawing] of Object.entries(page.drawings ?? {})) {
      check(file, ['drawings', section], drawing);
      if (!sections.includes(section))
        report({ file, path: ['drawings'], ...notIn(sections, section) });
    }
  }
  for (const { id, drawing } of site.departments)
    check(`departments/${id}/department.yaml`, ['drawing'], drawing);
  for (const [index, { drawing }] of site.home.life.entries())
    check('home.yaml', ['life', index, 'drawing'], drawing);
}
