import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Problem } from './problem.server.ts';

/** The sample college, in the folder of the product. */
const SAMPLE = 'content';
const EXPECTED = { en: "the college's own facts", ml: 'കോളേജിന്റെ സ്വന്തം വിവരങ്ങൾ' };

type Row = { id: string; amounts?: Record<string, number>; work?: unknown };
type Facts = {
  part: string;
  path: readonly string[];
  files: string;
  rows: (data: unknown) => readonly Row[];
  isSame: (own: Row, sample: Row) => boolean;
};

const FACTS: readonly Facts[] = [
  {
    part: 'fees',
    path: [],
    files: 'fees.yaml',
    rows: (data) => data as Row[],
    // Without the courses that the college does not teach.
    isSame: ({ amounts: own = {} }, { amounts = {} }) =>
      Object.entries(own).every(([course, amount]) => amounts[course] === amount),
  },
  {
    part: 'laboratories',
    path: ['laboratories'],
    files: 'departments/*/department.yaml',
    rows: (data) => (data as { laboratories?: Row[] }).laboratories ?? [],
    isSame: ({ work: own }, { work }) => isDeepStrictEqual(own, work),
  },
];

/** Files whose fees or laboratories are all those of the sample college, although the college calls them its own. */
export function keptFacts(
  folder: string,
  stillSample: readonly string[],
): (Problem & { found: string })[] {
  if (realpathSync(folder) === realpathSync(SAMPLE)) return [];
  return FACTS.filter(({ part }) => !stillSample.includes(part)).flatMap(
    ({ path, files, rows, isSame }) =>
      globSync(files, { cwd: folder }).flatMap((file) => {
        const own = rowsIn(join(folder, file), rows);
        const sample = rowsIn(join(SAMPLE, file), rows);
        const isKept =
          own.length > 0 &&
          own.every((row) => sample.some((given) => given.id === row.id && isSame(row, given)));
        return isKept
          ? [
              {
                file: file.replaceAll('\\', '/'),
                path,
                expected: EXPECTED,
                found: 'those of the sample college',
              },
            ]
          : [];
      }),
  );
}

/** None of what cannot be read, which another check reports. */
function rowsIn(file: string, rows: Facts['rows']): readonly Row[] {
  try {
    return rows(parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
