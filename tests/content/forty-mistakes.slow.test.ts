import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { copyContent } from './content-copy.ts';
import { BETWEEN_FILES } from './rows-between-files.ts';
import { WITHIN_FILES } from './rows-within-files.ts';

// A folder with many mistakes, as after a bad merge: the check reports all of them in one run.

const copy = copyContent();
afterAll(() => copy.dispose());

/** The output of the check, mistake by mistake, and its last line. */
function check(): { reported: string[]; end: string } {
  const { stderr, status } = spawnSync(process.execPath, ['tools/check/check-content.ts', copy.folder], { encoding: 'utf8' });
  expect(status).toBe(1);
  const parts = stderr.trim().split(/\n\n(?=content\/|\d+ mistakes?\b)/);
  return { reported: parts.slice(0, -1), end: parts.at(-1) ?? '' };
}

it.each([
  ['within files', 40, WITHIN_FILES],
  ['between files, reported when there is none within a file', 25, BETWEEN_FILES],
])(
  'mistakes %s, %i or more, are all reported in one run, each with file, field, expected and found',
  (_where, least, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
    for (const [, mistake] of rows) mistake(copy);
    const { reported, end } = check();
    expect(reported.sort()).toEqual(rows.map(([, , file, field, expected, found]) => formatProblems([{ file, field, expected, found }])).sort());
    expect(end).toBe(`${rows.length} mistakes. Correct them and run the check again.`);
    copy.restore();
  },
  30_000,
);
