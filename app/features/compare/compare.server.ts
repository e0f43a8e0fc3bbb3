import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { courseName, coursesOfTab, courseTabsOf } from '#app/content/rows/course-tabs.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { lastRanksOf, shown } from '#app/content/rows/last-ranks.server.ts';
import { addressOf } from '#app/content/rows/links.server.ts';
import { laboratoriesOf } from '#app/content/rows/programme-facts.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { seatGroupName } from '#app/content/rows/seat-matrix.server.ts';
import { LEVELS, yearsOf } from '#app/content/schemas/degrees.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { SEAT_GROUPS } from '#app/content/schemas/seat-kinds.ts';
import { seatsBeside, shareSeats, sumOf } from '#app/domain/seat-shares.ts';
import { headed } from '#app/features/shell/head.server.ts';
import { programmeLinks, trailOf } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';

export type CompareView = ReturnType<typeof compareView>;
export type ComparedProgramme = CompareView['levels'][number]['programmes'][number];

/** A line of a cell: a text, or a link. */
type Line = { text: string; href?: string | undefined };

/** All programmes with the details to compare, in one table for each level. */
export function compareView(site: Site, locale: Locale) {
  const labels = labelsFor('compare', locale);
  const programmesLabels = labelsFor('programmes', locale);
  const { subjects, ranks } = labels.compareNote;
  const notes: { [Row in (typeof COMPARE_ROWS)[number]]?: string } = {
    seats:
      site.seatKinds.kinds.length > 0
        ? fillIn(labels.compareNote.seats, { year: site.seatKinds.asOf })
        : site.seatKinds.note[locale],
    subjects:
      site.programmes.some(({ subjects }) => subjects) && site.college.demonstrationNote
        ? `${messagesFor(locale).sampleNote}. ${subjects}`
        : subjects,
    ranks,
  };
  /**
   * Without those of which no programme has anything, such as higher study at a college without
   * postgraduates.
   */
  const filled = COMPARE_ROWS.filter((id) =>
    site.programmes.some((programme) => CELLS[id](site, programme, locale).length > 0),
  );
  const rows = filled.map((id) => ({
    id,
    title: labels.compareRow[id],
    note: notes[id] ?? '',
  }));
  const compared = (programmes: readonly Programme[]) => {
    const cells = filled.map((id) =>
      programmes.map((programme) => CELLS[id](site, programme, locale)),
    );
    return programmes.map(({ id }, place) => {
      const [link] = programmeLinks(site, [id], locale);
      return {
        id,
        name: link?.label ?? '',
        href: link?.href ?? '',
        cells: cells.map((row) => row[place] ?? []),
      };
    });
  };
  const ofLevel = (level: Programme['level']) =>
    site.programmes.filter((programme) => programme.level === level);
  /** Shown until others are chosen. */
  const first = compared(LEVELS.flatMap(ofLevel).slice(0, 2));
  const levels = LEVELS.filter((level) => ofLevel(level).length > 0).map((level) => ({
    id: level,
    title:
      level === 'ug'
        ? programmesLabels.undergraduateProgrammes
        : programmesLabels.postgraduateProgrammes,
    programmes: compared(ofLevel(level)),
  }));
  return {
    ...headed(site, '/academics/compare', locale, {
      title: labels.compareTitle,
      lead: labels.compareLead,
      keywords: labels.compareWords,
    }),
    ancestors: trailOf(
      '/academics',
      site.pages.find(({ id }) => id === 'academics')?.title[locale] ?? '',
      locale,
    ),
    rows,
    first,
    levels,
  };
}

const COMPARE_ROWS = [
  'duration',
  'seats',
  'subjects',
  'laboratories',
  'careers',
  'higherStudy',
  'ranks',
  'apply',
] as const;

const CELLS: Record<
  (typeof COMPARE_ROWS)[number],
  (site: Site, programme: Programme, locale: Locale) => Line[]
> = {
  duration: (_, { duration }, locale) => [
    { text: counted(labelsFor('programmes', locale).years, { count: yearsOf(duration) }) },
  ],
  seats: seatLines,
  subjects: (site, { subjects }, locale) =>
    subjects
      ? localise(subjects.years, locale).map((text, index) => ({
          text: fillIn(labelsFor('compare', locale).yearOfStudy, {
            year: index + 1,
            subjects: text,
          }),
        }))
      : [
          {
            text: fillIn(labelsFor('compare', locale).inSyllabus, {
              university: site.college.universityShort[locale],
            }),
            href: addressOf(site, '/academics/regulation-syllabus', locale),
          },
        ],
  laboratories: (site, { id, department }, locale) => {
    const own = laboratoriesOf(site, id, locale);
    const all = {
      label: labelsFor('departments', locale).part.laboratories,
      href: `${departmentUrl(department, locale)}/laboratories`,
    };
    return (own.length > 0 ? own : [all]).map(({ label, href }) => ({ text: label, href }));
  },
  careers: (_, { careers }, locale) => [{ text: careers[locale] }],
  higherStudy: (site, { level, department }, locale) => {
    const { programmes, departments } = site;
    const doctorates = courseTabsOf(site)
      .filter((tab) => tab.level === 'research')
      .flatMap(({ id }) => coursesOfTab(site, id))
      .map((course) => courseName(site, course, locale));
    const next =
      level === 'ug'
        ? programmes.filter((other) => other.level === 'pg' && other.department === department)
        : [];
    return [
      ...programmeLinks(
        { programmes: next },
        next.map(({ id }) => id),
        locale,
      ).map(({ label, href }) => ({ text: label, href })),
      ...departments
        .filter(({ id }) => id === department)
        .map(({ name }) => ({
          name: name[locale],
          href: `${departmentUrl(department, locale)}/research`,
        }))
        .flatMap(({ name, href }) =>
          doctorates.map((doctorate) => ({ text: `${doctorate}: ${name}`, href })),
        ),
    ];
  },
  ranks: (site, programme, locale) => {
    const { runBy, officialLink } = streamOf(site, programme);
    return [{ text: runBy[locale], href: officialLink }, ...rankLines(site, programme, locale)];
  },
  apply: (site, programme, locale) => {
    const { name, href } = streamOf(site, programme);
    return [{ text: name[locale], href: localisePath(href, locale) }];
  },
};

/** The intake, its groups if shares are stated for the award, and supernumerary seats. */
function seatLines({ seatKinds }: Site, { Intake, award }: Programme, locale: Locale): Line[] {
  const labels = labelsFor('compare', locale);
  const programmesLabels = labelsFor('programmes', locale);
  const total = { text: fillIn(programmesLabels.seatCount, { count: Intake }) };
  if (seatKinds.kinds.length === 0 || !seatKinds.awards.includes(award)) return [total];
  const { kinds, extra } = localise(seatKinds, locale);
  const seats = shareSeats(
    Intake,
    kinds.map(({ percent }) => percent),
  );
  const groups = SEAT_GROUPS.map((group) => ({
    name: seatGroupName(kinds, group, programmesLabels.seatGroupShort),
    seats: sumOf(seats.filter((_, index) => kinds[index]?.group === group)),
  }));
  const beside = extra
    .filter(({ isCounted }) => isCounted)
    .map(({ name, percent }) => ({ name, seats: seatsBeside(Intake, percent) }));
  return [
    total,
    ...groups.map(({ name, seats: count }) => ({ text: `${name}: ${count}` })),
    ...beside.map(({ name, seats: count }) => ({
      text: fillIn(labels.inAddition, { name, seats: count }),
    })),
  ];
}

/** The last rank of the last round by merit, which is for every candidate. */
function rankLines(site: Site, { id, degree }: Programme, locale: Locale): Line[] {
  const ranks = lastRanksOf(site, degree.course);
  const lines = (ranks?.merit ?? []).flatMap(({ id: seats, name }) => {
    const last = ranks?.rankOf(id, seats);
    return last ? [{ text: `${name[locale]}: ${shown(last)}` }] : [];
  });
  const { ranksNotPublished, ranksOf } = labelsFor('compare', locale);
  if (!ranks || lines.length === 0) return [{ text: ranksNotPublished }];
  return [
    { text: titleAlone(fillIn(ranksOf, { year: ranks.year }), ranks.sample, locale) },
    ...lines,
    {
      text: labelsFor('last-ranks', locale).question,
      href: localisePath('/admissions/my-admission', locale),
    },
  ];
}

function streamOf({ admissions }: Site, { degree }: Programme) {
  const stream = admissions.streams.find(({ id }) => id === degree.course);
  if (!stream) throw new Error(`streams.yaml has no ${degree.course}, needed for ${degree.id}`);
  return stream;
}
