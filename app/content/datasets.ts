import type { Locale } from '#app/i18n/locale.ts';
import type { Column, Row } from './data-columns.server.ts';

/** Open data sets, in the order of the page. */
export const DATASET_IDS = [
  'programmes',
  'seats',
  'seat-kinds',
  'fees',
  'last-ranks',
  'admissions',
  'documents',
] as const;
export type DatasetId = (typeof DATASET_IDS)[number];

/** Formats of the files. */
export const DATA_FORMATS = [
  { name: 'CSV', extension: 'csv' },
  { name: 'JSON', extension: 'json' },
] as const;

/** The page that describes them; the id of each is an anchor there. */
export const OPEN_DATA_PAGE = '/help/open-data';

/** Path of a file: `/data/fees.csv`. Each file has both languages and therefore one address. */
export function dataPath(id: string, extension: string): string {
  return `/data/${id}.${extension}`;
}

/** A data set: one table, as CSV and as JSON. */
export type Dataset = {
  id: string;
  /** Its name and what it has, where the labels of the page have none. */
  title?: Record<Locale, string>;
  about?: Record<Locale, string>;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Notes needed to understand the rows, such as the year of a rule. */
  note?: Partial<Record<Locale, string>>;
};
