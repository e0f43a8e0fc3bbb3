import { type Localised, localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  courseName,
  coursesOfTab,
  courseTabsOf,
  programmesOfTab,
} from '#app/content/rows/course-tabs.server.ts';
import {
  contactsOf,
  officeOf,
  researchAreaRows,
} from '#app/content/rows/department-rows.server.ts';
import { totalName, totalsOnAdmission } from '#app/content/rows/fee-rows.server.ts';
import { figureValues } from '#app/content/rows/figures.server.ts';
import { lastRanksOf, lastRankTables } from '#app/content/rows/last-ranks.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { levelSeats } from '#app/content/rows/seat-table.server.ts';
import type { AdmissionTab } from '#app/content/schemas/admissions.ts';
import type { Level } from '#app/content/schemas/degrees.ts';
import { headsOf } from '#app/domain/fees.ts';
import { formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { admissionYear } from './admission-year.server.ts';
import { feesOfTab, myAdmissionHref } from './fees-view.server.ts';
import { paperTable } from './paper-table.server.ts';

type Parts = { site: Site; locale: Locale };

export type TabView = ReturnType<typeof tabViews>[number];

/** The tabs of courses, in their order. */
export function tabViews(site: Site, locale: Locale) {
  return courseTabsOf(site).map((tab) => tabView(tab, { site, locale }));
}

function tabView(tab: AdmissionTab, parts: Parts) {
  const { site, locale } = parts;
  const { id, level } = tab;
  const labels = labelsFor('admissions', locale);
  const courses = coursesOfTab(site, id);
  const own = localise(tab, locale);
  const isResearch = level === 'research';
  const total = isResearch ? '' : totalsOnAdmission(site, courses[0] ?? '', locale);
  return {
    id,
    level,
    title: fillIn(labels.admissionTo, { courses: namesOn(tab, courses, parts) }),
    facts: [
      ...factsOf(own.facts, parts),
      ...(total === ''
        ? []
        : [{ term: totalName(headsOf(site.fees, courses[0] ?? ''), locale), value: total }]),
    ],
    ranks: level === 'ug' ? branchRanks(courses[0] ?? '', parts) : undefined,
    seats: isResearch ? undefined : seatsOn(tab, level, parts),
    researchAreas: isResearch ? researchAreaRows(site, locale) : [],
    eligibility: own.eligibility ?? [],
    steps: own.steps,
    year: admissionYear(site, courses, locale),
    overview: own.overview,
    further: own.further ?? [],
    notes: own.notes,
    links: linksOf(own.links, parts),
    contacts: contactsOf(site, tab.contacts, locale),
    contact: own.contact && contactBlock(own.contact, tab.contacts[0], parts),
    fees: feesOfTab(site, id, locale),
    papers: paperTable(site, courses, locale),
    /** Ids of the streams whose status it shows. */
    streams: courses,
  };
}

/**
 * The degrees of a tab that the college awards; on one of research its courses, as no programme
 * leads there.
 */
function namesOn({ id, level }: AdmissionTab, courses: readonly string[], { site, locale }: Parts) {
  const names =
    level === 'research'
      ? courses.map((course) => courseName(site, course, locale))
      : programmesOfTab(site, id).map(({ degree }) => degree.name[locale]);
  return formatList([...new Set(names)], locale);
}

/** The programmes of a tab with their seats. */
function seatsOn({ id }: AdmissionTab, level: Level, { site, locale }: Parts) {
  const courses = coursesOfTab(site, id);
  const isFirst = site.admissions.tabs.find((tab) => tab.level === level)?.id === id;
  const { table, statedIntakeNote } = levelSeats(
    {
      ...site,
      programmes: programmesOfTab(site, id),
      degrees: site.degrees.filter(({ course }) => courses.includes(course)),
    },
    level,
    locale,
  );
  return {
    title: labelsFor('admissions', locale).programmesAndSeats[level],
    table,
    /** The college states the intake of a level, that of its first tab. */
    statedIntakeNote: isFirst ? statedIntakeNote : undefined,
  };
}

function factsOf(facts: readonly Localised<AdmissionTab['facts'][number]>[], { site }: Parts) {
  const figures = figureValues(site);
  return facts.map((fact) => ({
    term: fact.term,
    value: 'figure' in fact ? (figures[fact.figure] ?? '') : fact.value,
  }));
}

function linksOf(
  links: readonly { label: string; href: string; description: string }[] = [],
  { site, locale }: Parts,
) {
  return links.map((link) => ({
    ...link,
    href: resolveTarget(link.href, site.college, locale),
  }));
}

/**
 * The contact block of the specification, section 3; its address and telephone are those of the
 * office.
 */
function contactBlock(
  words: Localised<NonNullable<AdmissionTab['contact']>>,
  role: AdmissionTab['contacts'][number] | undefined,
  { site, locale }: Parts,
) {
  const { phone, secondPhone, email, night } = officeOf(site, role ?? 'office', locale);
  return { ...words, phone, secondPhone, email, night };
}

/** The last ranks of the branches of a course, by round and category. */
function branchRanks(course: string, { site, locale }: Parts) {
  const labels = labelsFor('last-ranks', locale);
  const stream = site.admissions.streams.find(({ id }) => id === course);
  const ranks = lastRanksOf(site, course);
  return (
    stream && {
      title: labels.title,
      tables: lastRankTables(site, course, locale),
      mine: ranks ? [{ label: labels.question, href: myAdmissionHref(course, locale) }] : [],
      note: ranks ? fillIn(labels.source, { year: ranks.year }) : labels.none,
      official: { label: stream.runBy[locale], href: stream.officialLink },
    }
  );
}
