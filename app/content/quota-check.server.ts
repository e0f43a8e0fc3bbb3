import type { Site } from '#app/content/reading/read.server.ts';
import { quotasOf } from '#app/content/rows/course-tabs.server.ts';
import { notIn } from '#app/lib/expected.ts';
import type { Report } from './target-check.server.ts';

/**
 * Reports papers of a quota by which nobody comes. Of what the college has in all: a part that it
 * lacks takes courses with it, which papers may go on naming.
 */
export function checkQuotas(site: Site, report: Report): void {
  const { papers } = site;
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
