import {
  type CellColumn,
  cellColumns,
  type Table,
  tableOf,
} from '#app/content/data-columns.server.ts';
import {
  DATASET_IDS,
  type Dataset,
  type DatasetId,
  OPEN_DATA_PAGE,
} from '#app/content/datasets.ts';
import { labelsFor } from '#app/content/labels.ts';
import { contentDay } from '#app/content/last-modified.ts';
import { pageGroups } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { FILES_PATH } from '#app/content/rows/document-rows.server.ts';
import { seatMatrix } from '#app/content/rows/seat-matrix.server.ts';
import { yearsOf } from '#app/content/schemas/degrees.ts';
import { amountFor, feeCourses } from '#app/domain/fees.ts';
import { inEvery, inLanguages, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { withId } from '#app/lib/with-id.ts';

/** The data sets of one list each, in which a column is named once with its value. */
const LISTS: Record<Exclude<DatasetId, 'seats'>, (site: Site) => Table> = {
  programmes,
  'seat-kinds': seatKinds,
  fees: feeTable,
  'last-ranks': lastRanks,
  admissions,
  documents,
};

/** Notes needed to understand the rows of a data set. */
const NOTES = {
  'seat-kinds': ({ college, seatKinds }: Site) =>
    inLanguages(college, (locale) => seatKinds.note[locale]),
  fees: ({ college, fees }: Site) =>
    fees.length > 0
      ? inLanguages(college, (locale) => labelsFor('fees', locale).feesLead)
      : undefined,
};

/**
 * Every data set with its columns and rows. Addresses are absolute, dates ISO, amounts whole
 * rupees.
 */
export function datasets(site: Site): Dataset[] {
  const own = pageGroups()
    .flatMap((group) => group.datasets?.(site) ?? [])
    .map((dataset) => withoutOthers(site, dataset));
  const listed = DATASET_IDS.map((id) => {
    if (id === 'seats') return withoutOthers(site, seatDataset(site));
    const note = id in NOTES ? NOTES[id as keyof typeof NOTES](site) : undefined;
    return withoutOthers(site, { id, ...LISTS[id](site), ...(note && { note }) });
  });
  return [...listed, ...own];
}

/** Leaves out the columns of languages that the college does not publish. */
function withoutOthers({ college }: Site, { columns, rows, ...dataset }: Dataset): Dataset {
  const others = LOCALES.filter((locale) => !college.languages.includes(locale)).map(
    (locale) => `_${locale}`,
  );
  const isOurs = (name: string) => !others.some((end) => name.endsWith(end));
  return {
    ...dataset,
    columns: columns.filter(({ name }) => isOurs(name)),
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => isOurs(name))),
    ),
  };
}

/** Seats by programme and category: the numbers in the table on the page of admission routes. */
function seatDataset(site: Site): Dataset {
  const { columns, rows } = seatMatrix(site);
  const isNumber = (id: string) => rows.some((row) => typeof row[id] === 'number');
  return {
    id: 'seats',
    note: inLanguages(site.college, (locale) =>
      site.seatKinds.kinds.length > 0
        ? fillIn(labelsFor('programmes', locale).roundingRule, { year: site.seatKinds.asOf })
        : site.seatKinds.note[locale],
    ),
    columns: columns.map(({ id, description }) => ({
      name: id,
      meaning: description,
      form: isNumber(id) ? 'number' : 'text',
      isOptional: rows.some((row) => row[id] === null),
    })),
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([id, value]) => [id, value ?? undefined])),
    ),
  };
}

/** What a data set is called, and what it has. */
export function datasetWords(
  { id, title, about }: Dataset,
  locale: Locale,
): { title: string; about: string } {
  const known: Readonly<Record<string, { title: string; about: string }>> = labelsFor(
    'open-data',
    locale,
  ).datasets;
  return {
    title: title?.[locale] ?? known[id]?.title ?? id,
    about: about?.[locale] ?? known[id]?.about ?? '',
  };
}

/**
 * Metadata of a JSON file. `now` is a Unix time in milliseconds; the date is that of the last
 * change of the content before it.
 */
export function datasetInfo(site: Site, { id, note }: Pick<Dataset, 'id' | 'note'>, now: number) {
  const { college } = site;
  return {
    dataset: id,
    publisher: inLanguages(college, (locale) => college.name[locale]),
    asOf: contentDay(site, now),
    licence: `${college.siteUrl}/copyright`,
    description: `${college.siteUrl}${OPEN_DATA_PAGE}#${id}`,
    ...(note ? { note } : {}),
  };
}

/** A sample accreditation is left out. */
function programmes(site: Site): Table {
  const stated = ({ accreditation }: Site['programmes'][number]) =>
    accreditation?.sample ? undefined : accreditation;
  return tableOf(site.programmes, {
    id: ({ id }) => id,
    code: ({ code }) => code,
    level: ({ level }) => level,
    award: ({ degree }) => degree.name.en,
    name_in: ({ name }) => name,
    department: ({ department }) => department,
    department_in: ({ department }) => withId(site.departments, department)?.name,
    years: ({ duration }) => yearsOf(duration),
    intake: ({ Intake }) => Intake,
    accredited_from: (programme) => stated(programme)?.from,
    accredited_to: (programme) => stated(programme)?.to,
    page: ({ id, department }) =>
      `${site.college.siteUrl}${departmentUrl(department, 'en')}/programmes#${id}`,
  });
}

function seatKinds({ seatKinds: { kinds, source, asOf } }: Site): Table {
  return tableOf(kinds, {
    id: ({ id }) => id,
    name_in: ({ name }) => name,
    letters: ({ letters }) => letters,
    candidate_category: ({ category }) => category,
    percent: ({ percent }) => percent,
    as_of: () => asOf,
    group: ({ group }) => group,
    source: () => source.href,
  });
}

function lastRanks(site: Site): Table {
  return tableOf(site.lastRanks, {
    year: ({ year }) => year,
    round: ({ round }) => round,
    programme: ({ programme }) => programme,
    seats: ({ seats }) => seats,
    rank: ({ rank }) => rank,
    sample: ({ sample }) => sample,
  });
}

function admissions(site: Site): Table {
  const periods = site.admissions.streams.flatMap((stream) =>
    stream.windows.map((window) => ({ stream, window })),
  );
  return tableOf(periods, {
    stream: ({ stream }) => stream.id,
    stream_in: ({ stream }) => stream.name,
    run_by_in: ({ stream }) => stream.runBy,
    kind: ({ window }) => window.kind,
    opens_at: ({ window }) => window.opensAt,
    closes_at: ({ window }) => window.closesAt,
    source: ({ stream }) => stream.officialLink,
    sample: ({ window }) => window.sample,
  });
}

function documents(site: Site): Table {
  const files = site.documents.flatMap((document) =>
    document.files.map((file) => ({ document, ...file })),
  );
  return tableOf(files, {
    id: ({ document }) => document.id,
    title_in: ({ document }) => document.title,
    category: ({ document }) => document.category,
    number: ({ document }) => document.number,
    issued_on: ({ document }) => document.issuedOn,
    valid_until: ({ document: { endsWithOwner, validUntil } }) =>
      endsWithOwner ? undefined : validUntil,
    language: ({ languages }) => languages.join(' '),
    format: ({ file }) => file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
    pages: ({ measure }) => measure?.pages,
    bytes: ({ measure }) => measure?.bytes,
    file: ({ file }) => `${site.college.siteUrl}${FILES_PATH}/${file}`,
    sample: ({ document }) => document.sample,
  });
}

type FeeOfCourse = { head: Site['fees'][number]; course: string };

/** A fee item of a course, with the amount for each category of candidate. */
function feeTable({ fees, categories }: Site): Table {
  return tableOf<FeeOfCourse>(
    fees.flatMap((head) => feeCourses([head]).map((course) => ({ head, course }))),
    [
      ...cellColumns<FeeOfCourse>({
        id: ({ head }) => head.id,
        name_in: ({ head }) => head.name,
        course: ({ course }) => course,
      }),
      ...categories.map(
        ({ id, name }): CellColumn<FeeOfCourse> => ({
          name: `amount_${id.replaceAll('-', '_')}`,
          meaning: inEvery((locale) =>
            fillIn(labelsFor('open-data', locale).amountOf, { category: name[locale] }),
          ),
          form: 'number',
          value: ({ head, course }) => amountFor(head, course, id),
        }),
      ),
      ...cellColumns<FeeOfCourse>({
        when: ({ head }) => head.when,
        paid_to_in: ({ head }) => head.paidTo,
        refundable: ({ head: { refundable } }) =>
          refundable === 'ask' ? 'ask' : refundable ? 'yes' : 'no',
        bundle: ({ head, course }) => head.bundle?.includes(course) ?? false,
      }),
    ],
  );
}
