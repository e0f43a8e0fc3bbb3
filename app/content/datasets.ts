/** Open data sets, in the order of the page. */
export const DATASET_IDS = [
  'programmes',
  'seats',
  'seat-kinds',
  'fees',
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
