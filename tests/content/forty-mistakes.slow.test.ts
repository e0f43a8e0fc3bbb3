import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { copyContent, type Reported } from './content-copy.ts';
import { readMistakes } from './mistakes.ts';

// A folder with many mistakes, as after a bad merge: the check reports all of them in one run.

const copy = copyContent();
afterAll(() => copy.dispose());

/** The output of the check, mistake by mistake, and its last line. */
function check(): { reported: string[]; end: string } {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['tools/check/check-content.ts', copy.folder],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  const parts = stderr.trim().split(/\n\n(?=content\/|\d+ mistakes?\b)/);
  return { reported: parts.slice(0, -1), end: parts.at(-1) ?? '' };
}

function printed({ file, field, expected, found }: Reported): string {
  return `content/${file}\n  field:    ${field}\n  expected: ${expected}\n  found:    ${found}`;
}

it.each(['within', 'between'] as const)(
  'mistakes %s files are all printed in one run, each with file, field, expected and found',
  (kind) => {
    const rows = readMistakes().filter(({ together }) => together === kind);
    for (const { make } of rows) make(copy);
    const problems = rows.flatMap((row) => row.problems);
    const { reported, end } = check();
    expect(reported.sort()).toEqual(problems.map(printed).sort());
    expect(end).toBe(`${problems.length} mistakes. Correct them and run the check again.`);
    copy.restore();
  },
);
