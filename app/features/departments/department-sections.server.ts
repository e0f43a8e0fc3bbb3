import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { admissionHref } from '#app/content/rows/course-tabs.server.ts';
import { departmentUrl, programmeRows } from '#app/content/rows/department-rows.server.ts';
import { addressOf, type NamedLink } from '#app/content/rows/links.server.ts';
import { eventRow, newestFirst, noticeRow } from '#app/content/rows/notice-rows.server.ts';
import { sortPeople } from '#app/content/rows/people-order.ts';
import { departmentPeople, personUrl } from '#app/content/rows/people-rows.server.ts';
import { accreditationText, laboratoriesOf } from '#app/content/rows/programme-facts.server.ts';
import { seatTable } from '#app/content/rows/seat-table.server.ts';
import { yearsOf } from '#app/content/schemas/degrees.ts';
import type { Department, DepartmentPart } from '#app/content/schemas/departments.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { eventState, isNoticeCurrent } from '#app/domain/clock.ts';
import { dueFirst } from '#app/domain/date-steps.ts';
import { endChanges, noticeChanges, timelineChanges } from '#app/domain/state-changes.ts';
import { formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { dotted } from '#app/lib/tied-words.ts';
import {
  achievementsSection,
  contactSection,
  documentsSection,
  laboratoriesSection,
  peopleSection,
  researchSection,
} from './department-parts.server.ts';

/** Notices and events of a department on its page. */
const NEWS_LIMIT = 4;

/**
 * The content of one part of a department's page, in one language; `short` says in a line what it
 * has, except of what is short itself.
 */
export type DepartmentSection =
  | ReturnType<typeof overviewSection>
  | NonNullable<ReturnType<typeof graduatesSection>>
  | ReturnType<typeof departmentSection>;

/**
 * Overview: paragraphs, vision and mission, outcomes, courses for others, and current announcements
 * at `now`, a Unix time in milliseconds.
 */
export function overviewSection(site: Site, department: Department, locale: Locale, now: number) {
  const { about, vision, mission, outcomes, teaches } = localise(
    {
      about: department.about,
      vision: department.vision,
      mission: department.mission,
      outcomes: department.outcomes ?? [],
      teaches: department.teaches ?? [],
    },
    locale,
  );
  const concerns = (departments: readonly string[] | undefined) =>
    departments?.includes(department.id) === true;
  const labels = labelsFor('departments', locale);
  return {
    kind: 'overview' as const,
    short: `${labels.vision} · ${labels.mission}`,
    about,
    vision,
    mission,
    outcomes,
    teaches,
    notices: dueFirst(
      newestFirst(
        site.notices.filter(
          (notice) => concerns(notice.departments) && isNoticeCurrent(notice, now),
        ),
      ).map((notice) => noticeRow(notice, locale)),
      now,
    ).slice(0, NEWS_LIMIT),
    events: site.events
      .filter((event) => concerns(event.departments) && eventState(event, now) !== 'past')
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
      .slice(0, NEWS_LIMIT)
      .map((event) => eventRow(event, locale)),
  };
}

/**
 * Where the graduates of a department work, from the figures of placement; `undefined` for a
 * department without them.
 */
export function graduatesSection(
  site: Pick<Site, 'placements' | 'pages'>,
  { id }: Department,
  locale: Locale,
) {
  const labels = labelsFor('departments', locale);
  const { placements } = site;
  const row = placements.rows.find(({ department }) => department === id);
  if (!row) return undefined;
  const { placed, registered, higherStudy } = row;
  const figures = fillIn(labels.graduatesOf, {
    placed,
    registered,
    higherStudy,
    year: placements.year,
  });
  const names = (placements.recruiters ?? [])
    .filter(({ departments }) => departments.includes(id))
    .map(({ name }) => name[locale]);
  const recruiters = names.length > 0 && fillIn(labels.recruitedBy, { names: names.join(', ') });
  const text = [figures, recruiters].filter(Boolean).join(' ');
  return {
    kind: 'graduates' as const,
    text: placements.sample ? `${messagesFor(locale).sampleNote}: ${text}` : text,
    figuresHref: addressOf(site, '/careers#figures', locale),
  };
}

/**
 * A part of a department's page; complete with `isFull`, otherwise shortened for the page of the
 * whole department. `now` is a Unix time in milliseconds.
 */
export function departmentSection(
  site: Site,
  department: Department,
  part: DepartmentPart,
  locale: Locale,
  isFull: boolean,
  now: number,
) {
  switch (part) {
    case 'programmes':
      return programmesSection(site, department, locale, isFull, now);
    case 'people':
      return peopleSection(site, department, locale);
    case 'laboratories':
      return laboratoriesSection(site, department, locale, isFull);
    case 'research':
      return researchSection(site, department, locale);
    case 'achievements':
      return achievementsSection(department, locale);
    case 'documents':
      return documentsSection(site, department, locale);
    case 'contact':
      return contactSection(site, department, locale);
  }
}

/** The moments at which a part looks different by the reader's clock. */
export function sectionChanges(section: DepartmentSection): number[] {
  if (section.kind === 'overview')
    return [...section.notices.flatMap(noticeChanges), ...section.events.flatMap(timelineChanges)];
  return section.kind === 'documents'
    ? section.papers.flatMap(({ validUntil }) => endChanges({ validUntil: validUntil?.iso }))
    : [];
}

function programmesSection(
  site: Site,
  { id, years = [] }: Department,
  locale: Locale,
  isFull: boolean,
  now: number,
) {
  const labels = labelsFor('departments', locale);
  const own = site.programmes.filter(({ department }) => department === id);
  const tables = (['ug', 'pg'] as const)
    .map((level) => ({ level, programmes: own.filter((programme) => programme.level === level) }))
    .filter(({ programmes }) => programmes.length > 0)
    .map(({ level, programmes }) => ({
      ...seatTable(
        site,
        level,
        programmeRows(programmes, locale, `${departmentUrl(id, locale)}/programmes`),
        locale,
      ),
      caption: formatList(
        [...new Set(programmes.map(({ degree }) => degree.name[locale]))],
        locale,
      ),
    }));
  return {
    kind: 'programmes' as const,
    short: dotted(tables.flatMap(({ rows }) => rows).map(({ name }) => name)),
    tables,
    years: localise(years, locale).map((subjects, index) => ({
      title: labels.yearsOfStudy[index] ?? '',
      subjects,
    })),
    ways: isFull ? [] : waysOf(site, own, locale),
    details: isFull ? own.map((programme) => programmeDetails(site, programme, locale, now)) : [],
  };
}

/** How to get in: one link for each degree. */
function waysOf(site: Site, programmes: readonly Programme[], locale: Locale): NamedLink[] {
  const labels = labelsFor('departments', locale);
  const degrees = new Map(programmes.map(({ degree }) => [degree.id, degree]));
  return [...degrees.values()].map(({ name, course }) => ({
    label: `${labels.howToApply}: ${name[locale]}`,
    href: admissionHref(site, course, locale),
  }));
}

function programmeDetails(site: Site, programme: Programme, locale: Locale, now: number) {
  const { id, degree, name, description, specializations, duration, accreditation } = programme;
  return {
    id,
    title: `${degree.name[locale]} ${name[locale]}`,
    description: description[locale],
    specializations: localise(specializations, locale).join(', '),
    duration: counted(labelsFor('programmes', locale).years, { count: yearsOf(duration) }),
    accreditation: accreditationText(accreditation, locale, now),
    laboratories: laboratoriesOf(site, id, locale),
    people: sortPeople(
      site.people.filter((person) => person.programmes.includes(id)),
      locale,
    ).map((person) => ({
      label: person.name[locale],
      href: personUrl(person.id, locale),
    })),
    applyHref: admissionHref(site, degree.course, locale),
  };
}

/**
 * The sample note for the parts shown: that on people first, because it explains their names.
 */
export function sampleNote(
  site: Site,
  department: Department,
  parts: readonly (DepartmentPart | 'overview')[],
  locale: Locale,
): string | undefined {
  const labels = labelsFor('departments', locale);
  const shows = (
    part: DepartmentPart | 'overview',
    samples: readonly { sample?: true | undefined }[],
  ) => parts.includes(part) && samples.some(({ sample }) => sample);
  const concerns = ({ departments }: { departments?: readonly string[] | undefined }) =>
    departments?.includes(department.id) === true;
  if (shows('people', departmentPeople(site, department.id))) return labels.samplePeople;
  const isSample =
    shows('achievements', department.achievements) ||
    shows('documents', site.documents.filter(concerns));
  const ofDepartment = site.programmes.filter(
    (programme) => programme.department === department.id,
  );
  const isShown =
    isSample ||
    shows(
      'programmes',
      ofDepartment.flatMap(({ accreditation }) => accreditation ?? []),
    );
  return isShown || shows('overview', [...site.notices, ...site.events].filter(concerns))
    ? messagesFor(locale).sampleNote
    : undefined;
}
