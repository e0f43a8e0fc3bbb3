import type { Site } from '#app/content/reading/read.server.ts';
import { accessTable } from '#app/content/rows/access-rows.server.ts';
import { namedPicture, PICTURE, pictureNames } from '#app/content/rows/album-pictures.server.ts';
import { hostelChargesBlock } from '#app/content/rows/charge-rows.server.ts';
import { seatKindsChart, yearStrip } from '#app/content/rows/charts.server.ts';
import { coursesOf } from '#app/content/rows/course-tabs.server.ts';
import {
  contactsOf,
  departmentRows,
  researchAreaRows,
} from '#app/content/rows/department-rows.server.ts';
import { documentRows } from '#app/content/rows/document-rows.server.ts';
import { courseFees, headFees } from '#app/content/rows/fee-rows.server.ts';
import { guideDepartments, guideGroups } from '#app/content/rows/people-rows.server.ts';
import { seatMatrixBlock } from '#app/content/rows/seat-matrix.server.ts';
import { levelTable, seatsLink } from '#app/content/rows/seat-table.server.ts';
import { knownRoles } from '#app/content/schemas/college.ts';
import { LEVELS } from '#app/content/schemas/degrees.ts';
import { DEPARTMENT_GROUPS } from '#app/content/schemas/departments.ts';
import { busLines, busRoutesBlock } from '#app/features/bus-routes/bus-routes.server.ts';
import { campusMapBlock } from '#app/features/campus-map/campus-map.server.ts';
import { placementsBlock } from '#app/features/charges/charges.server.ts';
import { placeBlock } from '#app/features/college/place.server.ts';
import { pressHtml } from '#app/features/college/press.server.ts';
import { committeeBlock } from '#app/features/committees/committees.server.ts';
import {
  disclosureCountsHtml,
  disclosureHtml,
} from '#app/features/disclosures/disclosures.server.ts';
import { DOCUMENT_CATEGORIES } from '#app/features/documents/schema.ts';
import { dutyCountsHtml, gapsHtml, resultsHtml } from '#app/features/duties/duties.server.ts';
import { readDuties } from '#app/features/duties/read-duties.server.ts';
import { openDataHtml } from '#app/features/open-data/open-data-block.server.ts';
import { partnersBlock } from '#app/features/partnerships/partners.server.ts';
import { PARTNER_KINDS } from '#app/features/partnerships/schema.ts';
import { faqBlock, plainWordsBlock } from '#app/features/questions/questions.server.ts';
import { wayLinks, waysBlock } from '#app/features/ways-in/ways-in.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import type { Block } from './blocks.server.ts';
import { accreditationTable, achievementsTable } from './records.server.ts';
import { laboratoriesHtml, laboratoryRows, publicationsHtml } from './research.server.ts';

type Attributes = Record<string, string>;
type Directive = {
  /** Attributes and their allowed values; exactly one of them is required. */
  attributes: (site: Site) => Record<string, readonly string[]>;
  /** An attribute may have several values, separated by spaces. */
  isMany?: true;
  /** What it lists; as long as that is nothing, a sentence stands in its place. */
  list?: (site: Site, attributes: Attributes) => readonly unknown[];
  /**
   * The replacement on a page with many sections: long lists are shown only on the section's own
   * page.
   */
  short?: (site: Site, locale: Locale, now: number) => Block;
  fill: (
    site: Site,
    attributes: Attributes,
    locale: Locale,
    /** Unix time in milliseconds. */
    now: number,
    headingLevel: 2 | 3,
  ) => Block | Promise<Block>;
};

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const find = <Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string | undefined,
): Entry => {
  const entry = entries.find((each) => each.id === id);
  if (!entry)
    throw new Error(
      `The content refers to an unknown entry: ${id}. Run npm run check:content for the place.`,
    );
  return entry;
};

/** A directive that shows a whole list. */
const listOf = (
  list: (site: Site) => readonly unknown[],
  show: (site: Site, locale: Locale, now: number) => Block,
): Directive => ({
  attributes: () => ({}),
  list,
  fill: (site, _, locale, now) => show(site, locale, now),
});

/** Generated parts of the accessibility statement, from the matrices and the last results. */
const ACCESSIBILITY_PARTS: Record<string, typeof gapsHtml | typeof resultsHtml> = {
  results: resultsHtml,
  counts: dutyCountsHtml,
  gaps: gapsHtml,
};

/** Leaf directives that show data. */
export const DIRECTIVES: Record<string, Directive> = {
  programmes: {
    attributes: () => ({ level: LEVELS }),
    fill: (site, { level }, locale) => ({
      kind: 'programmes',
      table: levelTable(site, level === 'pg' ? 'pg' : 'ug', locale),
    }),
  },
  departments: {
    attributes: () => ({ group: DEPARTMENT_GROUPS }),
    list: ({ departments }, { group }) => departments.filter((each) => each.group === group),
    fill: (site, { group }, locale) => ({
      kind: 'departments',
      rows: departmentRows(site, locale, group),
    }),
  },
  contacts: {
    attributes: ({ college }) => ({ role: knownRoles(college) }),
    isMany: true,
    fill: (site, { role = '' }, locale) => ({
      kind: 'contacts',
      contacts: contactsOf(site, role.split(' '), locale),
    }),
  },
  'research-areas': listOf(
    (site) => researchAreaRows(site, 'en'),
    (site, locale) => ({ kind: 'research-areas', rows: researchAreaRows(site, locale) }),
  ),
  'research-guides': listOf(guideDepartments, (site, locale) => ({
    kind: 'guides',
    groups: guideGroups(site, locale),
  })),
  committee: {
    attributes: (site) => ({ id: ids(site.committees) }),
    fill: (site, { id }, locale) => ({
      kind: 'committee',
      committee: committeeBlock(site, find(site.committees, id), locale),
    }),
  },
  [PICTURE]: {
    attributes: (site) => ({ id: pictureNames(site) }),
    fill: async (site, { id }, locale) => ({
      kind: PICTURE,
      picture: await namedPicture(site, id, locale),
    }),
  },
  committees: listOf(
    (site) => site.committees,
    (site, locale) => ({
      kind: 'committees',
      rows: site.committees.map(({ id, name, summary, page }) => ({
        id,
        name: name[locale],
        summary: summary[locale],
        href: page ? localisePath(page, locale) : undefined,
      })),
    }),
  ),
  documents: {
    attributes: () => ({ category: DOCUMENT_CATEGORIES }),
    list: ({ documents }, { category }) => documents.filter((each) => each.category === category),
    fill: (site, { category = '' }, locale) => ({
      kind: 'documents',
      rows: documentRows(site, category, locale),
    }),
  },
  fees: {
    attributes: (site) => ({
      course: [...new Set([...coursesOf(site), ...site.degrees.map(({ course }) => course)])],
      head: ids(site.fees),
    }),
    fill: (site, { course, head = '' }, locale) => ({
      kind: 'fees',
      table: course ? courseFees(site, course, locale) : headFees(site, head, locale),
    }),
  },
  partners: {
    attributes: () => ({ kind: PARTNER_KINDS }),
    list: ({ partners }, { kind }) => partners.filter((each) => each.kind === kind),
    fill: (site, { kind = '' }, locale, now) => ({
      kind: 'partners',
      partners: partnersBlock(site, kind, locale, now),
    }),
  },
  accreditation: listOf(
    ({ programmes }) => programmes,
    (site, locale, now) => ({ kind: 'fees', table: accreditationTable(site, locale, now) }),
  ),
  achievements: listOf(
    ({ departments }) => departments.flatMap(({ achievements }) => achievements),
    (site, locale) => ({ kind: 'fees', table: achievementsTable(site, locale) }),
  ),
  'hostel-charges': listOf(
    (site) => site.hostelCharges.rows,
    (site, locale) => ({ kind: 'fees', ...hostelChargesBlock(site, locale) }),
  ),
  placements: listOf(
    (site) => site.placements.rows,
    (site, locale) => ({ kind: 'placements', ...placementsBlock(site, locale) }),
  ),
  'bus-routes': {
    ...listOf(
      (site) => site.busRoutes.timetables,
      (site, locale, now) => ({ kind: 'bus-routes', block: busRoutesBlock(site, locale, now) }),
    ),
    short: (site, locale, now) => ({ kind: 'research-areas', rows: busLines(site, locale, now) }),
  },
  faq: listOf(
    (site) => site.faq,
    (site, locale) => ({ kind: 'faq', topics: faqBlock(site, locale) }),
  ),
  'plain-words': listOf(
    (site) => site.plainWords,
    (site, locale) => ({ kind: 'plain-words', words: plainWordsBlock(site, locale) }),
  ),
  'open-data': {
    attributes: () => ({}),
    fill: (site, _, locale, now) => ({ kind: 'html', html: openDataHtml(site, locale, now) }),
  },
  'seat-kinds': listOf(
    (site) => site.seatKinds.kinds,
    (site, locale) => ({ kind: 'seat-kinds', chart: seatKindsChart(site, locale) }),
  ),
  'seat-matrix': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'seat-matrix', matrix: seatMatrixBlock(site, locale) }),
    short: (_, locale) => ({ kind: 'links', links: seatsLink(locale) }),
  },
  'ways-in': {
    attributes: () => ({}),
    fill: (site, _, locale, now) => ({ kind: 'ways-in', block: waysBlock(site, locale, now) }),
    short: (site, locale) => ({ kind: 'links', links: wayLinks(site, locale) }),
  },
  year: listOf(
    (site) => site.calendar.rows,
    (site, locale) => ({ kind: 'year', chart: yearStrip(site, locale) }),
  ),
  disclosures: {
    attributes: (site) => ({ authority: ids(site.disclosures) }),
    fill: async (site, { authority }, locale, _now, headingLevel) => ({
      kind: 'html',
      html: disclosureHtml(site, find(site.disclosures, authority), locale, headingLevel),
    }),
  },
  'disclosure-counts': {
    attributes: () => ({}),
    fill: async (site, _, locale) => ({
      kind: 'html',
      html: await disclosureCountsHtml(site, locale),
    }),
  },
  accessibility: {
    attributes: () => ({ part: Object.keys(ACCESSIBILITY_PARTS) }),
    fill: ({ college }, { part = '' }, locale) => ({
      kind: 'html',
      html: (ACCESSIBILITY_PARTS[part] ?? gapsHtml)(readDuties(), locale, college),
    }),
  },
  place: {
    attributes: () => ({}),
    fill: (site, _, locale, now) => ({ kind: 'place', place: placeBlock(site, locale, now) }),
  },
  'campus-map': listOf(
    (site) => site.campusMap.places,
    (site, locale) => ({ kind: 'campus-map', map: campusMapBlock(site, locale) }),
  ),
  press: {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'html', html: pressHtml(site, locale) }),
  },
  'wheelchair-access': listOf(
    (site) => site.campusMap.places.flatMap(({ access }) => access ?? []),
    (site, locale) => ({ kind: 'fees', table: accessTable(site, locale) }),
  ),
  laboratories: {
    attributes: () => ({}),
    list: ({ departments }) => departments.flatMap(({ laboratories }) => laboratories),
    fill: (site, _, locale, _now, headingLevel) => ({
      kind: 'html',
      html: laboratoriesHtml(site, locale, headingLevel),
    }),
    short: (site, locale) => ({ kind: 'research-areas', rows: laboratoryRows(site, locale) }),
  },
  publications: {
    attributes: () => ({}),
    list: ({ people }) => people.flatMap(({ publications = [] }) => publications),
    fill: (site, _, locale, _now, headingLevel) => ({
      kind: 'html',
      html: publicationsHtml(site, locale, headingLevel, false),
    }),
    short: (site, locale) => ({
      kind: 'html',
      html: publicationsHtml(site, locale, 3, true),
    }),
  },
};
