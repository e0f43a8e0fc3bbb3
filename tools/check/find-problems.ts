import { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { findStaleDocuments } from '#app/features/documents/document-digest.server.ts';
import { findFutureDays } from '#app/features/last-updated/checks.server.ts';
import { recallSite } from '#app/site.ts';

/**
 * Everything that prevents publication of a content folder. The desk checks the same before saving;
 * outdated documents it prints again itself.
 */
export async function findProblems(
  folder: string,
  result = recallSite(folder),
): Promise<{ problems: Problem[]; staleDocuments: Problem[] }> {
  const { site, whole } = 'site' in result ? result : {};
  const files = new ContentFiles(folder);
  return {
    problems: [
      ...('problems' in result ? result.problems : []),
      ...(site ? findFutureDays(site, Date.now()) : []),
    ],
    staleDocuments: whole ? await findStaleDocuments(whole, (file) => files.size(file)) : [],
  };
}
