import { type Column, inEach, named, type Row, textsOf } from '#app/content/data-columns.server.ts';
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
import { inLanguages, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { feeColumns, feeRows } from './open-data-fees.server.ts';

const COLUMNS: Record<Exclude<DatasetId, 'seats' | 'fees'>, readonly Column[]> = {
  programmes: named(
    'id',
    'code',
    'level',
    'award',
    ...inEach('name'),
    'department',
    ...inEach('department'),
    'years',
    'intake',
    'accredited_from',
    'accredited_to',
    'page',
  ),
  'seat-kinds': named('id', ...inEach('name'), 'percent', 'as_of', 'group', 'source'),
  'last-ranks': named('year', 'round', 'programme', 'candidate_category', 'rank', 'sample'),
  admissions: named(
    'stream',
    ...inEach('stream'),
    ...inEach('run_by'),
    'kind',
    'opens_at',
    'closes_at',
    'source',
    'sample',
  ),
  documents: named(
    'id',
    ...inEach('title'),
    'category',
    'number',
    'issued_on',
    'valid_until',
    'language',
    'format',
    'pages',
    'bytes',
    'file',
    'sample',
  ),
};

const ROWS: Record<keyof typeof COLUMNS, (site: Site) => Row[]> = {
  programmes: programmeRows,
  'seat-kinds': seatKindRows,
  'last-ranks': lastRankRows,
  admissions: admissionRows,
  documents: documentRows,
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

/** Every data set with its columns and rows. Addresses are absolute, dates ISO, amounts whole rupees. */
export function datasets(site: Site): Dataset[] {
  const own = pageGroups()
    .flatMap((group) => group.datasets?.(site) ?? [])
    .map((dataset) => withoutOthers(site, dataset));
  const listed = DATASET_IDS.map((id) => {
    if (id === 'seats') return withoutOthers(site, seatDataset(site));
    const [columns, rows] =
      id === 'fees' ? [feeColumns(site), feeRows(site)] : [COLUMNS[id], ROWS[id](site)];
    const note = id in NOTES ? NOTES[id as keyof typeof NOTES](site) : undefined;
    return withoutOthers(site, { id, columns, rows, ...(note && { note }) });
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

/** Metadata of a JSON file. `now` is a Unix time in milliseconds; the date is that of the last change of the content before it. */
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
function programmeRows({ programmes, departments, college }: Site): Row[] {
  return programmes.map(
    ({ id, code, level, degree, name, department, duration, Intake, accreditation }) => {
      const runner = departments.find((entry) => entry.id === department)?.name;
      const stated = accreditation?.sample ? undefined : accreditation;
      return {
        id,
        code,
        level,
        award: degree.name.en,
        ...textsOf('name', name),
        department,
        ...textsOf('department', runner),
        years: yearsOf(duration),
        intake: Intake,
        accredited_from: stated?.from,
        accredited_to: stated?.to,
        page: `${college.siteUrl}${departmentUrl(department, 'en')}/programmes#${id}`,
      };
    },
  );
}

function seatKindRows({ seatKinds: { kinds, source, asOf } }: Site): Row[] {
  return kinds.map(({ id, name, percent, group }) => ({
    id,
    ...textsOf('name', name),
    percent,
    as_of: asOf,
    group,
    source: source.href,
  }));
}

function lastRankRows({ lastRanks }: Site): Row[] {
  return lastRanks.map(({ year, round, programme, category, rank, sample }) => ({
    year,
    round,
    programme,
    candidate_category: category,
    rank,
    sample,
  }));
}

function admissionRows({ admissions }: Site): Row[] {
  return admissions.streams.flatMap(({ id, name, runBy, officialLink, windows }) =>
    windows.map(({ kind, opensAt, closesAt, sample }) => ({
      stream: id,
      ...textsOf('stream', name),
      ...textsOf('run_by', runBy),
      kind,
      opens_at: opensAt,
      closes_at: closesAt,
      source: officialLink,
      sample,
    })),
  );
}

function documentRows({ documents, college }: Site): Row[] {
  return documents.flatMap(
    ({ id, title, category, number, issuedOn, validUntil, endsWithOwner, files, sample }) =>
      files.map(({ file, languages, measure }) => ({
        id,
        ...textsOf('title', title),
        category,
        number,
        issued_on: issuedOn,
        valid_until: endsWithOwner ? undefined : validUntil,
        language: languages.join(' '),
        format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
        pages: measure?.pages,
        bytes: measure?.bytes,
        file: `${college.siteUrl}${FILES_PATH}/${file}`,
        sample,
      })),
  );
}
