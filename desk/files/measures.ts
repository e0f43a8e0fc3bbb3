import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { documentPlace } from './attached-files.ts';

const PLACE = documentPlace('');

/** The measures of documents in the text of their file. */
export function readMeasures(text: string | Buffer | undefined): Record<string, unknown> {
  return JSON.parse(String(text ?? '{}'));
}

/**
 * The file of measures with others for some files of the content; a document that has none is taken
 * out. Nothing changes where none is a document.
 */
export function withMeasures(
  text: string | undefined,
  files: Iterable<string>,
  others: Readonly<Record<string, unknown>>,
): [string, string][] {
  const names = [...files].flatMap((file) =>
    file.startsWith(PLACE) ? [file.slice(PLACE.length)] : [],
  );
  if (names.length === 0) return [];
  const measures = readMeasures(text);
  for (const name of names)
    if (others[name] === undefined) delete measures[name];
    else measures[name] = others[name];
  return [[MEASURES_FILE, `${JSON.stringify(measures, null, 2)}\n`]];
}
