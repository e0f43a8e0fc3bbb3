import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import type { Degree } from '#app/content/schemas/degrees.ts';
import { formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** As degrees.yaml is written: it may be saved with mistakes, or by hand. */
type Written = Partial<Pick<Degree, 'course' | 'name'>> | null;

let known: { file: string; written: number; degrees: Written[] } | undefined;

/**
 * The courses of the college, and what each is called in forms: by the degrees to which it leads.
 */
export function courseNames(locale: Locale): Readonly<Record<string, string>> {
  const degrees = degreesOf(join(contentFolder(), 'degrees.yaml'));
  const names = Map.groupBy(degrees, (degree) => degree?.course ?? '');
  return Object.fromEntries(
    [...names].map(([course, own]) => [
      course,
      formatList(
        own.flatMap((degree) => degree?.name?.[locale] ?? degree?.name?.en ?? []),
        locale,
      ),
    ]),
  );
}

/** Read again when the file has changed: a list of fees asks for each of its rows. */
function degreesOf(file: string): Written[] {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (known?.file === file && known.written === written) return known.degrees;
  known = { file, written, degrees: written === 0 ? [] : readDegrees(file) };
  return known.degrees;
}

function readDegrees(file: string): Written[] {
  try {
    const degrees: unknown = parse(readFileSync(file, 'utf8'));
    return Array.isArray(degrees) ? degrees : [];
  } catch {
    return [];
  }
}
