import type { Site } from '#app/content/reading/read.server.ts';
import { coursesOf, quotasOf } from '#app/content/rows/course-tabs.server.ts';
import { notIn } from '#app/lib/expected.ts';
import type { FieldPath } from './forms/title-at.ts';
import type { Report } from './target-check.server.ts';

type Named = { file: string; path: FieldPath; id: string };

/**
 * Reports courses that admissions/streams.yaml does not have, courses of a tab that admissions/tabs.yaml has not, and papers of a quota by which nobody comes.
 * Of what the college has in all: a part that it lacks takes courses with it, which papers and fees may go on naming.
 */
export function checkCourses(site: Site, report: Report): void {
  const { admissions, papers } = site;
  const known = coursesOf(site);
  for (const { id, ...place } of coursesNamed(site))
    if (!known.includes(id)) report({ ...place, ...notIn(known, id) });
  const tabs = admissions.tabs.map(({ id }) => id);
  admissions.streams.forEach(({ tab }, index) => {
    if (!tabs.includes(tab))
      report({ file: 'admissions/streams.yaml', path: [index, 'tab'], ...notIn(tabs, tab) });
  });
  papers.forEach(({ for: { courses, quotas = [] } }, entry) => {
    const offered = courses.flatMap((course) => quotasOf(site, course));
    quotas.forEach((quota, index) => {
      if (!offered.includes(quota))
        report({
          file: 'papers.yaml',
          path: [entry, 'for', 'quotas', index],
          ...notIn([...new Set(offered)], quota),
        });
    });
    for (const course of quotas.length > 0 ? courses : []) {
      const own = quotasOf(site, course);
      if (own.length > 0 && !own.some((quota) => quotas.includes(quota)))
        report({
          file: 'papers.yaml',
          path: [entry, 'for', 'quotas'],
          expected: {
            en: `at least one quota of “${course}: ${own.join(', ')}”`,
            ml: `“${course}: ${own.join(', ')}” എന്നതിൽനിന്ന് ഒരു ക്വാട്ടയെങ്കിലും`,
          },
          found: JSON.stringify(quotas),
        });
    }
  });
}

function coursesNamed({ papers, fees, scholarships, search }: Site): Named[] {
  const each = (file: string, path: FieldPath, ids: readonly string[] = []): Named[] =>
    ids.map((id, index) => ({ file, path: [...path, index], id }));
  return [
    ...papers.flatMap((paper, entry) =>
      each('papers.yaml', [entry, 'for', 'courses'], paper.for.courses),
    ),
    ...scholarships.flatMap(({ courses }, entry) =>
      each('scholarships.yaml', [entry, 'courses'], courses),
    ),
    ...fees.flatMap(({ amounts, reduced = [], bundle }, entry) => [
      ...Object.keys(amounts).map((id) => ({
        file: 'fees.yaml',
        path: [entry, 'amounts', id],
        id,
      })),
      ...reduced.map(({ course: id }, index) => ({
        file: 'fees.yaml',
        path: [entry, 'reduced', index, 'course'],
        id,
      })),
      ...each('fees.yaml', [entry, 'bundle'], bundle),
    ]),
    ...search.bestBets.flatMap(({ answer }, index) =>
      answer && 'fees' in answer
        ? [{ file: 'search.yaml', path: ['bestBets', index, 'answer', 'fees'], id: answer.fees }]
        : [],
    ),
  ];
}
