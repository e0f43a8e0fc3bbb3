import type { Kind } from '#app/content/kind.server.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { ownerOf } from '#desk/files/attached-files.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { amountAdvice } from './amount-advice.ts';
import { dayAdvice } from './day-advice.ts';
import { namedEntry } from './entry-at.ts';
import { ownDocuments } from './own-documents.ts';

const factAdvice = (...facts: Parameters<typeof dayAdvice>) => [
  ...dayAdvice(...facts),
  ...amountAdvice(...facts),
];

/**
 * Advice on the days and amounts of an entry and of the documents that belong to it; a document has those of its notice or tender as well.
 * @param next the content with the entry as it will be
 */
export function ownAdvice(
  content: ContentFolder,
  next: ContentFolder,
  kind: Kind,
  id: string,
  before: unknown,
  value: unknown,
): Mistake[] {
  const own = ownDocuments(next, kind, id);
  const owner = ownerOf(content, value);
  return [
    ...factAdvice(
      kind,
      { before, value },
      kind === DOCUMENTS ? { before: owner, value: owner } : undefined,
    ),
    ...own.flatMap((document) => {
      const versions = {
        before: valueOfEntry(content, DOCUMENTS, document.id),
        value: document.value,
      };
      const entry = namedEntry(next, DOCUMENTS, document.id);
      return factAdvice(DOCUMENTS, versions, { before, value }).map((each) => ({ ...each, entry }));
    }),
  ];
}
