import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { listDrawings } from '#app/content/reading/drawings.server.ts';
import { getSite } from '#app/site.ts';
import { addText, type Mistake, type Reported, remove, replace, write } from './content-copy.ts';

const problemSchema = z.strictObject({
  file: z.string().optional(),
  field: z.string(),
  expected: z.string(),
  found: z.string(),
});

/** A row of mistakes.yaml: one change of one file, and every problem that is then reported. */
const rowSchema = z.strictObject({
  mistake: z.string(),
  /**
   * Those of one kind can occur in one folder together; mistakes between files are found if there
   * is none within one.
   */
  together: z.enum(['within', 'between']).optional(),
  /** Others of the kind, of which a run has one a file. Without either a mistake is made alone. */
  apart: z.enum(['within', 'between']).optional(),
  /** Only where the disk tells capital letters apart; that of Windows and macOS does not. */
  capitals: z.literal(true).optional(),
  in: z.string(),
  /** Replaced by `to`: words, or `/a pattern/` with its flags. */
  text: z.string().optional(),
  pattern: z.templateLiteral(['/', z.string(), '/', z.string()]).optional(),
  to: z.string().optional(),
  /** A paragraph at the beginning of a text, with the usual front matter its line 8. */
  add: z.string().optional(),
  /** The whole file. */
  write: z.string().optional(),
  remove: z.literal(true).optional(),
  /**
   * `file` if it is another one. `{departments}` in what is expected stands for the names of all
   * departments.
   */
  problems: z.array(problemSchema).min(1),
});
type Row = z.infer<typeof rowSchema>;

function changeOf(row: Row): Mistake {
  if (row.remove) return remove(row.in);
  if (row.write !== undefined) return write(row.in, row.write);
  if (row.add !== undefined) return addText(row.in, row.add);
  const [, pattern, flags] = /^\/([\s\S]*)\/(\w*)$/.exec(row.pattern ?? '') ?? [];
  return replace(row.in, row.text ?? new RegExp(pattern ?? '', flags), row.to ?? '');
}

type MadeMistake = Pick<Row, 'mistake' | 'together' | 'apart' | 'in'> & {
  make: Mistake;
  problems: Reported[];
};

/** Both languages of a text are one. */
const nameOf = (row: Pick<Row, 'in'>) => row.in.replace(/\.(?:en|ml)\.md$/, '');

/**
 * Mistakes that are made together, so that all content is read some thirty times and not for each.
 */
export function mistakeRuns(): { title: string; rows: MadeMistake[] }[] {
  const runs: { kind: string; rows: MadeMistake[] }[] = [];
  for (const row of readMistakes()) {
    const kind = row.together
      ? `together ${row.together}`
      : row.apart
        ? `apart ${row.apart}`
        : row.mistake;
    const run = runs.find(
      ({ kind: other, rows }) =>
        kind === other && (row.together || rows.every((each) => nameOf(each) !== nameOf(row))),
    );
    if (run) run.rows.push(row);
    else runs.push({ kind, rows: [row] });
  }
  return runs.map(({ rows }) => ({ title: rows.map(({ mistake }) => mistake).join('; '), rows }));
}

/** Mistakes that an editor can make, each with its change and the problems that are reported. */
function readMistakes(): MadeMistake[] {
  const site = getSite();
  const { departments, programmes, documents } = site;
  const laboratories = departments.find(({ id }) => id === 'cse')?.laboratories ?? [];
  const lists = {
    departments,
    programmes,
    documents,
    laboratories,
    places: site.campusMap.places,
    drawings: listDrawings().map((id) => ({ id })),
  };
  const fill = (text: string) =>
    Object.entries(lists).reduce(
      (words, [name, entries]) =>
        words.replace(`{${name}}`, entries.map(({ id }) => id).join(', ')),
      text,
    );
  return z
    .array(rowSchema)
    .parse(parse(readFileSync('tests/content/mistakes.yaml', 'utf8')))
    .filter((row) => !row.capitals || !existsSync('PACKAGE.JSON'))
    .map((row) => ({
      ...{
        mistake: row.mistake,
        together: row.together,
        apart: row.apart,
        in: row.in,
        make: changeOf(row),
      },
      problems: row.problems.map(({ file = row.in, field, expected, found }) => ({
        file,
        field,
        expected: fill(expected),
        found,
      })),
    }));
}
