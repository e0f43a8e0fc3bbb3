import { labelsFor } from '#app/content/labels.ts';
import { contentDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { FILES_PATH } from '#app/features/documents/document-rows.server.ts';
import { yearsOf } from '#app/features/programmes/schema.ts';
import { seatMatrix } from '#app/features/programmes/seat-matrix.server.ts';
import { departmentUrl } from '#app/features/section-page/rows.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Column, Row } from './columns.server.ts';
import { DATASET_IDS, type DatasetId, OPEN_DATA_PAGE } from './datasets.ts';
import { feeColumns, feeRows } from './open-data-fees.server.ts';

export type Dataset = {
  id: DatasetId;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Notes needed to understand the rows, such as the year of a rule. */
  note?: Record<Locale, string>;
};

const SAMPLE: Column = { name: 'sample', form: 'yesNo', isOptional: true };

const COLUMNS: Record<Exclude<DatasetId, 'seats' | 'fees'>, readonly Column[]> = {
  programmes: [
    { name: 'id', form: 'id' },
    { name: 'code', form: 'text' },
    { name: 'level', form: 'id' },
    { name: 'award', form: 'text' },
    { name: 'name_en', form: 'text' },
    { name: 'name_ml', form: 'text' },
    { name: 'department', form: 'id' },
    { name: 'department_en', form: 'text' },
    { name: 'department_ml', form: 'text' },
    { name: 'years', form: 'number' },
    { name: 'intake', form: 'number' },
    { name: 'accredited_from', form: 'date', isOptional: true },
    { name: 'accredited_to', form: 'date', isOptional: true },
    { name: 'page', form: 'address' },
  ],
  'seat-kinds': [
    { name: 'id', form: 'id' },
    { name: 'name_en', form: 'text' },
    { name: 'name_ml', form: 'text' },
    { name: 'percent', form: 'number' },
    { name: 'as_of', form: 'number' },
    { name: 'group', form: 'id' },
    { name: 'source', form: 'address' },
  ],
  admissions: [
    { name: 'stream', form: 'id' },
    { name: 'stream_en', form: 'text' },
    { name: 'stream_ml', form: 'text' },
    { name: 'run_by_en', form: 'text' },
    { name: 'run_by_ml', form: 'text' },
    { name: 'kind', form: 'id' },
    { name: 'opens_at', form: 'moment' },
    { name: 'closes_at', form: 'moment' },
    { name: 'source', form: 'address' },
    SAMPLE,
  ],
  documents: [
    { name: 'id', form: 'id' },
    { name: 'title_en', form: 'text' },
    { name: 'title_ml', form: 'text' },
    { name: 'category', form: 'id' },
    { name: 'number', form: 'text', isOptional: true },
    { name: 'issued_on', form: 'date' },
    { name: 'valid_until', form: 'moment', isOptional: true },
    { name: 'language', form: 'id' },
    { name: 'format', form: 'text' },
    { name: 'pages', form: 'number', isOptional: true },
    { name: 'bytes', form: 'number', isOptional: true },
    { name: 'file', form: 'address' },
    SAMPLE,
  ],
};

const ROWS: Record<keyof typeof COLUMNS, (site: Site) => Row[]> = {
  programmes: programmeRows,
  'seat-kinds': seatKindRows,
  admissions: admissionRows,
  documents: documentRows,
};

/** Notes needed to understand the rows of a data set. */
const NOTES = {
  'seat-kinds': ({ seatKinds }: Site) => seatKinds.note,
  fees: () => ({ en: labelsFor('en').feesLead, ml: labelsFor('ml').feesLead }),
};

/** Every data set with its columns and rows. Addresses are absolute, dates ISO, amounts whole rupees. */
export function datasets(site: Site): Dataset[] {
  return DATASET_IDS.map((id) => {
    if (id === 'seats') return seatDataset(site);
    const [columns, rows] = id === 'fees' ? [feeColumns(site), feeRows(site)] : [COLUMNS[id], ROWS[id](site)];
    return { id, columns, rows, ...(id in NOTES ? { note: NOTES[id as keyof typeof NOTES](site) } : {}) };
  });
}

/** Seats by programme and category: the numbers in the table on the page of admission routes. */
function seatDataset(site: Site): Dataset {
  const { columns, rows } = seatMatrix(site);
  const isNumber = (id: string) => rows.some((row) => typeof row[id] === 'number');
  return {
    id: 'seats',
    note: { en: fillIn(labelsFor('en').roundingRule, { year: site.seatKinds.asOf }), ml: fillIn(labelsFor('ml').roundingRule, { year: site.seatKinds.asOf }) },
    columns: columns.map(({ id, description }) => ({
      name: id,
      meaning: description,
      form: isNumber(id) ? 'number' : 'text',
      ...(rows.some((row) => row[id] === null) ? { isOptional: true } : {}),
    })),
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([id, value]) => [id, value ?? undefined]))),
  };
}

/** Metadata of a JSON file. `now` is a Unix time in milliseconds; the date is that of the last change of the content before it. */
export function datasetInfo(site: Site, { id, note }: Pick<Dataset, 'id' | 'note'>, now: number) {
  const { college } = site;
  return {
    dataset: id,
    publisher: college.name,
    asOf: contentDay(site, now),
    licence: `${college.siteUrl}/copyright`,
    description: `${college.siteUrl}${OPEN_DATA_PAGE}#${id}`,
    ...(note ? { note } : {}),
  };
}

/** A sample accreditation is left out. */
function programmeRows({ programmes, departments, college }: Site): Row[] {
  return programmes.map(({ id, code, level, award, name, department, duration, Intake, accreditation }) => {
    const runner = departments.find((entry) => entry.id === department)?.name;
    const stated = accreditation?.sample ? undefined : accreditation;
    return {
      id,
      code,
      level,
      award,
      name_en: name.en,
      name_ml: name.ml,
      department,
      department_en: runner?.en,
      department_ml: runner?.ml,
      years: yearsOf(duration),
      intake: Intake,
      accredited_from: stated?.from,
      accredited_to: stated?.to,
      page: `${college.siteUrl}${departmentUrl(department, 'en')}/programmes#${id}`,
    };
  });
}

function seatKindRows({ seatKinds: { kinds, source, asOf } }: Site): Row[] {
  return kinds.map(({ id, name, percent, group }) => ({ id, name_en: name.en, name_ml: name.ml, percent, as_of: asOf, group, source: source.href }));
}

function admissionRows({ admissions }: Site): Row[] {
  return admissions.streams.flatMap(({ id, name, runBy, officialLink, windows }) =>
    windows.map(({ kind, opensAt, closesAt, sample }) => ({
      stream: id,
      stream_en: name.en,
      stream_ml: name.ml,
      run_by_en: runBy.en,
      run_by_ml: runBy.ml,
      kind,
      opens_at: opensAt,
      closes_at: closesAt,
      source: officialLink,
      sample,
    })),
  );
}

function documentRows({ documents, college }: Site): Row[] {
  return documents.flatMap(({ id, title, category, number, issuedOn, validUntil, files, sample }) =>
    files.map(({ file, languages, measure }) => ({
      id,
      title_en: title.en,
      title_ml: title.ml,
      category,
      number,
      issued_on: issuedOn,
      valid_until: validUntil,
      language: languages.join(' '),
      format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
      pages: measure?.pages,
      bytes: measure?.bytes,
      file: `${college.siteUrl}${FILES_PATH}/${file}`,
      sample,
    })),
  );
}
