import { expect, it } from 'vitest';
import { loadSite } from '#app/site.ts';

const HISTORY = 'pages/about/history.en.md';

it('a mistake in a text is reported at every check until it is corrected', () => {
  const faulty = new Map([
    [HISTORY, '---\ntitle: History\n---\n\nThe college was started in the year.\n'],
  ]);
  const problemsOf = (changes?: Map<string, string>) => {
    const result = loadSite('content', changes);
    return 'problems' in result ? result.problems.filter(({ file }) => file === HISTORY) : [];
  };
  const first = problemsOf(faulty);
  expect(first.length).toBeGreaterThan(0);
  expect(problemsOf(faulty)).toEqual(first);
  expect(problemsOf()).toEqual([]);
});

it('a Malayalam paragraph in an old font is refused at its line', () => {
  const file = 'pages/about/history.ml.md';
  const body = 'ഒന്നാം വരി.\n\ntUm. em_v t]gv';
  const result = loadSite(
    'content',
    new Map([[file, `---\ntitle: ചരിത്രം\nupdatedOn: 2026-11-14\n---\n${body}\n`]]),
  );
  const places =
    'problems' in result
      ? result.problems.filter((problem) => problem.file === file && problem.path[0] === 'text')
      : [];
  expect(places.map((problem) => problem.line)).toContain(7);
});
