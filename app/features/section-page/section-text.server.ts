import { h } from 'hastscript';
import type { LeafDirective } from 'mdast-util-directive';
import { labelsFor } from '#app/content/labels.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import { type RawBlock, renderText } from '#app/content/reading/markdown.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SectionText } from '#app/content/reading/section-files.server.ts';
import { documentLabels, documentRows } from '#app/content/rows/document-rows.server.ts';
import { courseFees, headFees } from '#app/content/rows/fee-rows.server.ts';
import { guideGroups } from '#app/content/rows/people-rows.server.ts';
import { busLines, busRoutesBlock } from '#app/features/bus-routes/bus-routes.server.ts';
import { campusMapBlock } from '#app/features/campus-map/campus-map.server.ts';
import { hostelCharges, placementsBlock } from '#app/features/charges/charges.server.ts';
import { placeBlock } from '#app/features/college/place.server.ts';
import { CONTACT_ROLES } from '#app/features/college/schema.ts';
import { committeeBlock } from '#app/features/committees/committees.server.ts';
import { DEPARTMENT_GROUPS } from '#app/features/departments/schema.ts';
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
import { LEVELS } from '#app/features/programmes/schema.ts';
import { seatMatrixBlock } from '#app/features/programmes/seat-matrix.server.ts';
import { levelTable } from '#app/features/programmes/seat-table.server.ts';
import { faqBlock, plainWordsBlock } from '#app/features/questions/questions.server.ts';
import { resolveTarget } from '#app/features/shell/links.server.ts';
import { seatsLink, wayLinks, waysBlock } from '#app/features/ways-in/ways-in.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { FEE_COURSES } from '#app/lib/courses.ts';
import { notIn } from '#app/lib/expected.ts';
import { escapeText, renderHtml } from '#app/lib/html.server.ts';
import type { Block } from './blocks.server.ts';
import { seatKindsChart, yearStrip } from './charts.server.ts';
import { figureValues, identifiers } from './figures.server.ts';
import { accreditationTable, achievementsTable } from './records.server.ts';
import { contactLabels, contactsOf, departmentRows, researchAreaRows } from './rows.server.ts';

type Attributes = Record<string, string>;
type Directive = {
  /** Attributes and their allowed values; exactly one of them is required. An attribute may have several values separated by spaces. */
  attributes: (site: Site) => Record<string, readonly string[]>;
  /** The replacement on a page with many sections: long lists are shown only on the section's own page. */
  short?: (site: Site, locale: Locale) => Block;
  fill: (
    site: Site,
    attributes: Attributes,
    locale: Locale,
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

/** What shows a list, or a sentence in its place as long as the college has not filled it. */
const unlessEmpty = (list: readonly unknown[], locale: Locale, show: () => Block): Block =>
  list.length > 0
    ? show()
    : { kind: 'html', html: renderHtml(h(null, [h('p', labelsFor('shell', locale).noneListed)])) };

/** Generated parts of the accessibility statement, from the matrices and the last results. */
const ACCESSIBILITY_PARTS: Record<string, typeof gapsHtml | typeof resultsHtml> = {
  results: resultsHtml,
  counts: dutyCountsHtml,
  gaps: gapsHtml,
};

/** Leaf directives that show data. */
const DIRECTIVES: Record<string, Directive> = {
  programmes: {
    attributes: () => ({ level: LEVELS }),
    fill: (site, { level }, locale) => ({
      kind: 'programmes',
      table: levelTable(site, level === 'pg' ? 'pg' : 'ug', locale),
    }),
  },
  departments: {
    attributes: () => ({ group: DEPARTMENT_GROUPS }),
    fill: (site, { group }, locale) => ({
      kind: 'departments',
      rows: departmentRows(site, locale, group),
    }),
  },
  contacts: {
    attributes: () => ({ role: CONTACT_ROLES }),
    fill: (site, { role = '' }, locale) => ({
      kind: 'contacts',
      contacts: contactsOf(site, role.split(' '), locale),
      labels: contactLabels(locale),
    }),
  },
  'research-areas': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'research-areas', rows: researchAreaRows(site, locale) }),
  },
  'research-guides': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({
      kind: 'guides',
      groups: guideGroups(site, locale),
      note: labelsFor('departments', locale).samplePeople,
    }),
  },
  committee: {
    attributes: (site) => ({ id: ids(site.committees) }),
    fill: (site, { id }, locale) => ({
      kind: 'committee',
      committee: committeeBlock(site, find(site.committees, id), locale),
    }),
  },
  committees: {
    attributes: () => ({}),
    fill: (site, _, locale) => ({
      kind: 'committees',
      noneListed: labelsFor('shell', locale).noneListed,
      more: labelsFor('committees', locale).aboutItsWork,
      rows: site.committees.map(({ id, name, summary, page }) => ({
        id,
        name: name[locale],
        summary: summary[locale],
        href: page ? localisePath(page, locale) : undefined,
      })),
    }),
  },
  documents: {
    attributes: () => ({ category: DOCUMENT_CATEGORIES }),
    fill: (site, { category = '' }, locale) => ({
      kind: 'documents',
      rows: documentRows(site, category, locale),
      labels: documentLabels(locale),
    }),
  },
  fees: {
    attributes: (site) => ({ course: FEE_COURSES, head: ids(site.fees) }),
    fill: (site, { course, head = '' }, locale) => {
      const known = FEE_COURSES.find((name) => name === course);
      return {
        kind: 'fees',
        table: known ? courseFees(site, known, locale) : headFees(site, head, locale),
      };
    },
  },
  partners: {
    attributes: () => ({ kind: PARTNER_KINDS }),
    fill: (site, { kind = '' }, locale) => ({
      kind: 'partners',
      partners: partnersBlock(site, kind, locale, builtAt()),
    }),
  },
  accreditation: {
    attributes: () => ({}),
    fill: (site, _, locale) => ({
      kind: 'fees',
      table: accreditationTable(site, locale, builtAt()),
    }),
  },
  achievements: {
    attributes: () => ({}),
    fill: (site, _, locale) =>
      unlessEmpty(
        site.departments.flatMap(({ achievements }) => achievements),
        locale,
        () => ({ kind: 'fees', table: achievementsTable(site, locale) }),
      ),
  },
  'hostel-charges': {
    attributes: () => ({}),
    fill: (site, _, locale) =>
      unlessEmpty(site.hostelCharges.rows, locale, () => ({
        kind: 'fees',
        table: hostelCharges(site, locale),
      })),
  },
  placements: {
    attributes: () => ({}),
    fill: (site, _, locale) =>
      unlessEmpty(site.placements.rows, locale, () => ({
        kind: 'placements',
        ...placementsBlock(site, locale),
      })),
  },
  'bus-routes': {
    attributes: () => ({}),
    fill: (site, _, locale) =>
      unlessEmpty(site.busRoutes.timetables, locale, () => ({
        kind: 'bus-routes',
        block: busRoutesBlock(site, locale, builtAt()),
      })),
    short: (site, locale) => ({ kind: 'research-areas', rows: busLines(site, locale, builtAt()) }),
  },
  faq: {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'faq', topics: faqBlock(site, locale) }),
  },
  'plain-words': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'plain-words', words: plainWordsBlock(site, locale) }),
  },
  'open-data': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'html', html: openDataHtml(site, locale, builtAt()) }),
  },
  'seat-kinds': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'seat-kinds', chart: seatKindsChart(site, locale) }),
  },
  'seat-matrix': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'seat-matrix', matrix: seatMatrixBlock(site, locale) }),
    short: (_, locale) => ({ kind: 'links', links: seatsLink(locale) }),
  },
  'ways-in': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'ways-in', block: waysBlock(site, locale, builtAt()) }),
    short: (site, locale) => ({ kind: 'links', links: wayLinks(site, locale) }),
  },
  year: {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'year', chart: yearStrip(site, locale) }),
  },
  disclosures: {
    attributes: (site) => ({ authority: ids(site.disclosures) }),
    fill: async (site, { authority }, locale, headingLevel) => ({
      kind: 'html',
      html: await disclosureHtml(site, find(site.disclosures, authority), locale, headingLevel),
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
      html: ACCESSIBILITY_PARTS[part]?.(readDuties(), locale, college) ?? escapeText(''),
    }),
  },
  place: {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'place', place: placeBlock(site, locale) }),
  },
  'campus-map': {
    attributes: () => ({}),
    fill: (site, _, locale) => ({ kind: 'campus-map', map: campusMapBlock(site, locale) }),
  },
};

export const LEAF_DIRECTIVES: readonly string[] = Object.keys(DIRECTIVES);

/** Reports a leaf directive with a missing or unknown attribute or value. */
export function checkDirective(
  site: Site,
  node: LeafDirective,
  file: string,
  report: ContentFiles['report'],
): void {
  const directive = DIRECTIVES[node.name];
  // Unknown names are reported by the check of the text.
  if (!directive) return;
  const rules = directive.attributes(site);
  const names = Object.keys(rules);
  const at = { file, path: ['text'], line: node.position?.start.line ?? 1 };
  const given = Object.keys(node.attributes ?? {});
  const shape =
    names.length === 0
      ? `::${node.name}`
      : names.map((name) => `::${node.name}{${name}=...}`).join(' or ');
  for (const name of given.filter((name) => !names.includes(name)))
    report({ ...at, expected: { en: shape, ml: shape }, found: `${name}=` });
  const known = given.filter((name) => names.includes(name));
  if (names.length > 0 && known.length !== 1) {
    const all = names.map((name) => `${name}: ${rules[name]?.join(', ')}`).join('; ');
    report({
      ...at,
      expected: { en: `${shape} with one of ${all}`, ml: `“${shape}” എന്നതിനൊപ്പം ഇവയിലൊന്ന്: ${all}` },
      found: known.join(', ') || '""',
    });
  }
  for (const name of known) {
    const values = rules[name] ?? [];
    for (const part of (node.attributes?.[name] ?? '')
      .split(' ')
      .filter((value) => !values.includes(value))) {
      report({ ...at, ...notIn(values, part) });
    }
  }
}

/** A section's text in one language, without explanations. The site must have passed its checks. */
export async function sectionBlocks(
  site: Site,
  text: SectionText,
  locale: Locale,
  headingLevel: 2 | 3,
): Promise<Block[]> {
  const values: Record<string, Record<string, string>> = {
    figure: figureValues(site),
    id: identifiers(site),
  };
  const blocks: Block[] = [];
  const rendered = renderText(text.tree, {
    headingLevel,
    leafDirectives: LEAF_DIRECTIVES,
    textValue: (name, key) => values[name]?.[key],
    resolveLink: (href) => resolveTarget(href, site.college, locale),
    newTabNote: messagesFor(locale).opensInNewTab,
  });
  for await (const raw of rendered) blocks.push(await fillBlock(site, raw, locale, headingLevel));
  return blocks;
}

async function fillBlock(
  site: Site,
  block: RawBlock,
  locale: Locale,
  headingLevel: 2 | 3,
): Promise<Block> {
  if (block.kind === 'html') return block;
  const directive = DIRECTIVES[block.name];
  if (!directive)
    throw new Error(
      `There is no directive ::${block.name}. Run npm run check:content for the place.`,
    );
  const isOneOfMany = headingLevel > 2;
  return isOneOfMany && directive.short
    ? directive.short(site, locale)
    : directive.fill(site, block.attributes, locale, headingLevel);
}
