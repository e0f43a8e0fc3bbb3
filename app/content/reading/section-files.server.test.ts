import { expect, it } from 'vitest';
import { loadSite } from './site.server.ts';

const HISTORY = 'pages/about/history.en.md';

it('a mistake in a text is reported at every check until it is corrected', () => {
  const faulty = new Map([[HISTORY, '---\ntitle: History\n---\n\nThe college was started in the year.\n']]);
  const problemsOf = (changes?: Map<string, string>) => {
    const result = loadSite('content', changes);
    return 'problems' in result ? result.problems.filter(({ file }) => file === HISTORY) : [];
  };
  const first = problemsOf(faulty);
  expect(first.length).toBeGreaterThan(0);
  expect(problemsOf(faulty)).toEqual(first);
  expect(problemsOf()).toEqual([]);
});
