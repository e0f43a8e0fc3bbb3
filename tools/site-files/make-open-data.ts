import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { type Dataset, dataPath } from '#app/content/datasets.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { datasetInfo, datasets } from '#app/features/open-data/open-data.server.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';
import { getSite } from '#app/site.ts';
import { writeFile } from '#tools/lib/write-file.ts';

/**
 * Writes the data sets as files below /data, each as CSV and as JSON.
 * @param client folder of the built site
 */
export function makeOpenData(client: string): void {
  const site = getSite();
  const write = (path: string, content: string) =>
    writeFile(join(client, path), withoutBreaks(content));
  for (const dataset of datasets(site)) {
    write(dataPath(dataset.id, 'csv'), csvOf(dataset));
    write(
      dataPath(dataset.id, 'json'),
      JSON.stringify({ ...datasetInfo(site, dataset, builtAt()), rows: dataset.rows }, null, 1),
    );
  }
}

/**
 * A data set in RFC 4180 format, with column names in the first line. It begins with a byte order
 * mark: without it Excel uses the local code page and Malayalam is lost. Programs that cannot
 * handle the mark can use the JSON file.
 */
export function csvOf({ columns, rows }: Dataset): string {
  return stringify([...rows], {
    bom: true,
    header: true,
    columns: columns.map(({ name }) => name),
    record_delimiter: 'windows',
    cast: { boolean: String },
    // A cell that begins with = or + would be a formula in a spreadsheet.
    escape_formulas: true,
  });
}
