import { listDrawings } from '#app/content/reading/drawings.server.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { checkAdmissionDates } from '#app/features/admissions/checks.server.ts';
import { checkBusTimes } from '#app/features/bus-routes/checks.server.ts';
import { checkCollege } from '#app/features/college/checks.server.ts';
import { CONTACT_ROLES } from '#app/features/college/schema.ts';
import { checkWorkingDays } from '#app/features/college-year/checks.server.ts';
import { checkDisclosures } from '#app/features/disclosures/checks.server.ts';
import { checkFees } from '#app/features/fees/checks.server.ts';
import { FAQ_TOPICS } from '#app/features/questions/schema.ts';
import { checkRedirects } from '#app/features/redirects/checks.server.ts';
import { checkPapers } from '#app/features/required-documents/checks.server.ts';
import { checkWaysAndSeats } from '#app/features/ways-in/checks.server.ts';
import { repeated } from '#app/lib/file-names.ts';
import { checkCollections } from './collection-checks.server.ts';
import { listAnchors } from './pages.server.ts';
import { checkTarget, type Report } from './target-check.server.ts';
import { checkTexts } from './text-checks.server.ts';

/** Checks across files, beyond schemas: references, links, anchors, duplicates. Every mistake is reported. */
export function checkSite(site: Site, files: ContentFiles): void {
  const report: Report = (problem) => files.report(problem);
  checkContacts(site, report);
  checkCollege(site, files);
  checkProgrammes(site, report);
  checkLinks(site, report);
  checkTexts(site, report);
  checkQuestions(site, report);
  checkRedirects(site, files);
  checkDrawings(site, report);
  checkFees(site, files);
  checkPapers(site, report);
  checkCollections(site, files);
  checkAdmissionDates(site, report);
  checkWaysAndSeats(site, report);
  checkDisclosures(site, report);
  checkWorkingDays(site, report);
  checkBusTimes(site, report);
}

function reportDuplicates(values: readonly string[], file: string, field: string, report: Report): void {
  for (const value of repeated(values)) report({ file, field, expected: 'each value once', found: `"${value}" twice` });
}

function checkContacts({ college }: Site, report: Report): void {
  const roles = college.contacts.map((contact) => contact.role);
  reportDuplicates(roles, 'college.yaml', 'contacts', report);
  for (const role of CONTACT_ROLES.filter((role) => !roles.includes(role))) {
    report({ file: 'college.yaml', field: 'contacts', expected: `an entry with role: ${role}`, found: 'none' });
  }
}

function checkProgrammes({ programmes, departments }: Site, report: Report): void {
  const file = 'programmes.yaml';
  reportDuplicates(
    programmes.map(({ id }) => id),
    file,
    'id',
    report,
  );
  reportDuplicates(
    programmes.map(({ code }) => code),
    file,
    'code',
    report,
  );
  const ids = departments.map(({ id }) => id);
  programmes.forEach(({ department }, index) => {
    if (!ids.includes(department)) report({ file, field: `[${index}].department`, expected: `one of: ${ids.join(', ')}`, found: `"${department}"` });
  });
}

function checkLinks(site: Site, report: Report): void {
  const anchors = listAnchors(site);
  const check = (file: string, field: string, href: string) => checkTarget(anchors, file, field, href, report);
  const { menu, tasks, footer } = site.navigation;
  reportDuplicates(
    menu.map(({ id }) => id),
    'navigation.yaml',
    'menu',
    report,
  );
  for (const item of menu) {
    check('navigation.yaml', `menu ${item.id}`, item.href);
    for (const entry of item.entries ?? []) check('navigation.yaml', `menu ${item.id}: ${entry.label.en}`, entry.href);
  }
  for (const { id, href } of tasks) if (href) check('navigation.yaml', `task ${id}`, href);
  for (const [group, links] of Object.entries(footer)) for (const link of links) check('navigation.yaml', `footer ${group}: ${link.label.en}`, link.href);
  check('college.yaml', 'disclosureHref', site.college.disclosureHref);
  for (const list of ['ways', 'life', 'resources'] as const) {
    for (const [index, { href }] of site.home[list].entries()) check('home.yaml', `${list}[${index}].href`, href);
  }
  for (const { file, links } of [...site.notices, ...site.events]) {
    for (const [index, { href }] of (links ?? []).entries()) check(file, `links[${index}].href`, href);
  }
  site.faq.forEach(({ links = [] }, index) => {
    for (const [place, { href }] of links.entries()) check('faq.yaml', `[${index}].links[${place}].href`, href);
  });
  site.plainWords.forEach(({ href }, index) => {
    if (href !== undefined) check('plain-words.yaml', `[${index}].href`, href);
  });
  checkSearchPaths(site, check, report);
  for (const { id, href } of site.campusMap.places) check('campus-map.yaml', `places ${id}`, href);
  for (const { file, page } of [...site.committees, ...site.documents]) if (page) check(file, 'page', page);
  for (const { id, syllabus } of site.departments) {
    for (const [index, { href }] of syllabus.entries()) check(`departments/${id}/department.yaml`, `syllabus[${index}].href`, href);
  }
  for (const { id, href } of site.admissions.streams) check('admissions/streams.yaml', `${id}: href`, href);
  for (const tab of ['btech', 'mtech', 'phd'] as const) {
    for (const [index, { href }] of (site.admissions[tab].links ?? []).entries()) check(`admissions/${tab}.yaml`, `links[${index}].href`, href);
  }
}

/** search.yaml names pages, committees and programmes. */
function checkSearchPaths({ search, committees, programmes }: Site, check: (file: string, field: string, href: string) => void, report: Report): void {
  const ids: Record<string, readonly { id: string }[]> = { committee: committees, programme: programmes };
  const checkPath = ({ path }: { path: string }, field: string) => {
    const [, kind = '', wanted = ''] = /^(committee|programme):(.*)$/.exec(path) ?? [];
    if (kind === '') check('search.yaml', field, path);
    else if (!ids[kind]?.some(({ id }) => id === wanted)) report({ file: 'search.yaml', field, expected: `the id of a ${kind}`, found: path });
  };
  for (const [index, entry] of search.entries.entries()) checkPath(entry, `entries[${index}].path`);
  for (const [index, bet] of search.bestBets.entries()) checkPath(bet, `bestBets[${index}].path`);
}

function checkQuestions({ faq, plainWords }: Site, report: Report): void {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  // A topic's heading has an anchor on the same page.
  reportDuplicates([...FAQ_TOPICS, ...ids(faq)], 'faq.yaml', 'id', report);
  reportDuplicates(ids(plainWords), 'plain-words.yaml', 'id', report);
}

function checkDrawings(site: Site, report: Report): void {
  const drawings = listDrawings();
  const check = (file: string, field: string, drawing: string) => {
    if (!drawings.includes(drawing)) report({ file, field, expected: `one of: ${drawings.join(', ')}`, found: `"${drawing}"` });
  };
  for (const page of site.pages) {
    const file = `pages/${page.id}/page.yaml`;
    if (page.drawing) check(file, 'drawing', page.drawing);
    const sections = page.sectionTexts.map(({ id }) => id);
    for (const [section, drawing] of Object.entries(page.drawings ?? {})) {
      check(file, `drawings.${section}`, drawing);
      if (!sections.includes(section)) report({ file, field: 'drawings', expected: `one of: ${sections.join(', ')}`, found: `"${section}"` });
    }
  }
  for (const { id, drawing } of site.departments) check(`departments/${id}/department.yaml`, 'drawing', drawing);
  for (const [index, { drawing }] of site.home.life.entries()) check('home.yaml', `life[${index}].drawing`, drawing);
}
