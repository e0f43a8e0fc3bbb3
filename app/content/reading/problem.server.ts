/** One mistake in the content, in terms for editors: the place, the expected value and the value found. */
export type Problem = {
  /** Path below `content/`, such as `pages/about/history.ml.md`. */
  file: string;
  /** The field, such as `sections[2]` or `front matter: title`; `text` for prose. */
  field: string;
  expected: string;
  found: string;
};

/** Formats all problems as one text, so that one run shows everything to be corrected. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, field, expected, found }) => `content/${file}\n  field:    ${field}\n  expected: ${expected}\n  found:    ${found}`)
    .join('\n\n');
}

/** Thrown by readers if the content has mistakes; contains all of them. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} mistake${problems.length === 1 ? '' : 's'} in content/\n\n${formatProblems(problems)}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
