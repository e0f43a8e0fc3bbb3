/** Data sets that anyone may take as files, in the order in which the page shows them. */
export const DATASET_IDS = ['programmes', 'seats', 'seat-kinds', 'fees', 'admissions', 'documents'] as const;
export type DatasetId = (typeof DATASET_IDS)[number];

/** Formats of the files. */
export const DATA_FORMATS = [
  { name: 'CSV', extension: 'csv' },
  { name: 'JSON', extension: 'json' },
] as const;

/** Page that describes them; each has its id as anchor there. */
export const OPEN_DATA_PAGE = '/help/open-data';

/** Path of a file: `/data/fees.csv`. One file holds both languages, so it has one address. */
export function dataPath(id: DatasetId, extension: string): string {
  return `/data/${id}.${extension}`;
}
