import { type Localised, localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { courseName, coursesOfTab } from '#app/content/rows/course-tabs.server.ts';
import {
  contactsOf,
  officeOf,
  researchAreaRows,
} from '#app/content/rows/department-rows.server.ts';
import { totalName, totalsOnAdmission } from '#app/content/rows/fee-totals.server.ts';
import { figureValues } from '#app/content/rows/figures.server.ts';
import { lastRanksOf, lastRankTables } from '#app/content/rows/last-ranks.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { levelSeats } from '#app/content/rows/seat-table.server.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { headsOf } from '#app/domain/fees.ts';
import { formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { admissionYear } from './admission-year.server.ts';
import { bringView } from './bring.server.ts';
import { myAdmissionHref, payView } from './pay.server.ts';

type Tab = NonNullable<Site['admissions']['btech']>;
type Parts = { site: Site; locale: Locale };

/** The tabs of courses. */
export function tabViews(site: Site, locale: Locale) {
  const parts = { site, locale };
  return {
    btech: courseTab('btech', parts),
    mtech: courseTab('mtech', parts),
    phd: doctorateTab(parts),
    pay: payView(site, locale),
    bring: bringView(site, locale),
  };
}

function courseTab(id: 'btech' | 'mtech', parts: Parts) {
  const { site, locale } = parts;
  const labels = labelsFor('admissions', locale);
  const { admissions } = site;
  const own = admissions[id];
  const [first, ...others] = coursesOfTab(site, id);
  if (!own || first === undefined) return undefined;
  const tab = localise(own, locale);
  const [level, programmesTitle] =
    id === 'btech'
      ? (['ug', labels.nineProgrammes] as const)
      : (['pg', labels.twentyProgrammes] as const);
  const aside =
    id === 'btech'
      ? { id: 'barch', words: admissions.btech?.barch }
      : { id: 'mca', words: admissions.mtech?.mca };
  const total = totalsOnAdmission(site, first, locale);
  const seats = levelSeats(site, level, locale);
  return {
    title: fillIn(labels.admissionTo, { courses: awardsOf(site, level, locale) }),
    programmesTitle,
    ranks: id === 'btech' ? branchRanks(first, parts) : undefined,
    facts: [
      ...factsOf(tab.facts, parts),
      ...(total === ''
        ? []
        : [{ term: totalName(headsOf(site.fees, first), locale), value: total }]),
    ],
    programmes: { table: seats.table, statedIntakeNote: seats.statedIntakeNote },
    steps: tab.steps,
    year: admissionYear(site, [first, ...others], locale),
    overview: tab.overview,
    /** The other course on the same tab; its id is its anchor. */
    aside: aside.words && {
      id: aside.id,
      ...localise(aside.words, locale),
    },
    allotmentNotes: tab.allotmentNotes,
    links: linksOf(tab.links, parts),
    contacts: contactsOf(site, tab.contacts, locale),
  };
}

function doctorateTab(parts: Parts) {
  const { site, locale } = parts;
  const labels = labelsFor('admissions', locale);
  const courses = coursesOfTab(site, 'phd');
  if (!site.admissions.phd || courses.length === 0) return undefined;
  const phd = localise(site.admissions.phd, locale);
  return {
    title: fillIn(labels.admissionTo, {
      courses: formatList(
        courses.map((course) => courseName(site, course, locale)),
        locale,
      ),
    }),
    facts: factsOf(phd.facts, parts),
    researchAreas: researchAreaRows(site, locale),
    eligibility: phd.eligibility,
    steps: phd.steps,
    year: admissionYear(site, courses, locale),
    overview: phd.overview,
    notes: phd.notes,
    links: linksOf(phd.links, parts),
    contact: doctorateContact(phd.contact, parts),
  };
}

function factsOf(facts: readonly Localised<Tab['facts'][number]>[], { site }: Parts) {
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

/** The contact block of the specification, section 3; its address and telephone are those of the office. */
function doctorateContact(
  { role, ...words }: Localised<NonNullable<Site['admissions']['phd']>['contact']>,
  { site, locale }: Parts,
) {
  const { phone, secondPhone, email } = officeOf(site, role, locale);
  return { ...words, phone, secondPhone, email };
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

/** The courses of a level, such as "M.Tech, M.Plan and MCA". */
function awardsOf({ programmes }: Site, wanted: Programme['level'], locale: Locale): string {
  const awards = new Set(
    programmes.filter(({ level }) => level === wanted).map(({ degree }) => degree.name[locale]),
  );
  return formatList([...awards], locale);
}
