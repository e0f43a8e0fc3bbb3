import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Expected } from '#app/lib/expected.ts';

/** One mistake in the content: the place, the expected value and the value found. */
export type Problem = {
  /** Path below `content/`, such as `pages/about/history.ml.md`. */
  file: string;
  /** The field, such as `['sections', 2]`; `text` for prose, empty for the file itself. */
  path: FieldPath;
  /** The line, where the mistake is in a text and not in a field. */
  line?: number;
  expected: Expected;
  /** Whether the value is one of a list. */
  isChoice?: true;
  /** The value as it was typed, or what it is. */
  found: string | Expected;
};

/** A mistake in a text or file; the caller adds the file. */
export type Fault = Omit<Problem, 'file'>;

/** The place in a file as a message shows it: `sections[2].title`, `text, line 8`. */
export function placeOf({ path, line }: Pick<Problem, 'path' | 'line'>): string {
  const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  const parts = [field.replace(/^\./, ''), line === undefined ? '' : `line ${line}`];
  return parts.filter(Boolean).join(', ') || 'the whole file';
}

/**
 * Formats all problems as one text in English, so that one run shows everything to be corrected.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const found = typeof problem.found === 'string' ? problem.found : problem.found.en;
      return `content/${problem.file}\n  field:    ${placeOf(problem)}\n  expected: ${problem.expected.en}\n  found:    ${found}`;
    })
    .join('\n\n');
}

/** Thrown by readers if the content has mistakes; contains all of them. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `${problems.length} mistake${problems.length === 1 ? '' : 's'} in content/\n\n${formatProblems(problems)}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}
