import type { Site } from '#app/content/reading/read.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { notIn } from '#app/lib/expected.ts';

/**
 * Checks that the certificates whose validity the admission tabs state are documents with a
 * validity.
 */
export function checkPapers({ papers, admissions }: Site, { report }: Reporting): void {
  const limited = papers.filter(({ validity }) => validity !== undefined).map(({ id }) => id);
  admissions.page.certificateValidity.forEach((id, index) => {
    if (limited.includes(id)) return;
    report({
      file: 'admissions/page.yaml',
      path: ['certificateValidity', index],
      ...notIn(limited, id),
    });
  });
}
