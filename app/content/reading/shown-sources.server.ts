import { dirname } from 'node:path';
import { isMap, parse, parseDocument, visit } from 'yaml';
import { type CollegePart, PARTS } from '#app/content/schemas/college.ts';
import { namesBelow } from '#app/lib/names.server.ts';
import { ContentFiles } from './files.server.ts';
import { isMarked, needsAbsent } from './marked-parts.server.ts';

export type ShownSource = { file: string; source: string };

/**
 * The texts and data of a content folder in which something is shown. What needs a part that the
 * college lacks is blank in them, line by line: nobody has to write or to read it until the college
 * has that part.
 */
export function shownSources(folder: string): ShownSource[] {
  // Unreadable files are reported by another check.
  const reader = new ContentFiles(folder);
  const read = (file: string) => (reader.exists(file) ? (reader.read(file) ?? '') : '');
  const without = absentParts(read('college.yaml'));
  return namesBelow(folder, (entry) => entry.isFile() && /\.(?:yaml|md)$/.test(entry.name))
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (file) =>
        without.length === 0 ||
        [file, `${dirname(file)}/page.yaml`].every((each) => !needsAbsent(read(each), without)),
    )
    .map((file) => ({
      file,
      source: file.endsWith('.md') ? read(file) : withoutAbsent(read(file), without),
    }));
}

function absentParts(college: string): CollegePart[] {
  const named: unknown[] = [dataOf(college)?.without].flat();
  return PARTS.filter((part) => named.includes(part));
}

/**
 * A YAML source with nothing in the place of each row or group that needs an absent part; its lines
 * and the places in its lists stay.
 */
function withoutAbsent(source: string, without: readonly CollegePart[]): string {
  if (!without.some((part) => source.includes(part))) return source;
  let shown = source;
  visit(parseDocument(source), {
    Map(_, node) {
      if (!isMap(node) || !node.range || !isMarked({ needs: node.get('needs') }, without))
        return undefined;
      const [start, end] = node.range;
      shown = `${shown.slice(0, start)}~${shown.slice(start + 1, end).replaceAll(/[^\n]/g, ' ')}${shown.slice(end)}`;
      return visit.SKIP;
    },
  });
  return shown;
}

/** None of what cannot be read. */
export function dataOf(source: string): Record<string, unknown> | undefined {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}
