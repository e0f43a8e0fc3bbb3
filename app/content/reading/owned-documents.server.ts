import type { Collections } from '#app/content/kinds.server.ts';
import { summaryOf } from '#app/content/written-text.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { inEvery } from '#app/i18n/locale.ts';

type Document = Collections['documents'][number];

/**
 * Documents that belong to a notice, event or tender: published and ended with it, for what it
 * says, and with its page as the readable text of a scan. Nothing of this is in the document's
 * file, so it follows each change of the entry.
 */
export function withOwners({ documents, notices, events, tenders }: Collections) {
  const ownerOf = ({ notice, event, tender }: Document) => {
    const ownNotice = notices.find(({ id }) => id === notice);
    const ownEvent = events.find(({ id }) => id === event);
    const ownTender = tenders.find(({ id }) => id === tender);
    if (ownNotice) {
      const { id, summary, publishFrom, validUntil, only } = ownNotice;
      return { page: pathOf('news', id), purpose: summary, publishFrom, end: validUntil, only };
    }
    if (ownEvent) {
      const { id, summary, publishFrom, end, only } = ownEvent;
      return { page: pathOf('events', id), purpose: summary, publishFrom, end, only };
    }
    if (!ownTender) return undefined;
    const { id, body, publishFrom, closesAt, only } = ownTender;
    return {
      page: pathOf('tenders', id),
      purpose: inEvery((locale) => summaryOf(body[locale])),
      publishFrom,
      end: closesAt,
      only,
    };
  };
  return documents.map((document) => {
    const owner = ownerOf(document);
    const { title, validUntil, purpose = owner?.purpose ?? title } = document;
    const saysSame = document.unreadable && document.readableFrom === undefined;
    const { page = saysSame ? owner?.page : undefined } = document;
    return {
      ...document,
      only: document.only ?? owner?.only,
      purpose,
      page,
      publishFrom: owner?.publishFrom ?? document.publishFrom,
      validUntil: validUntil ?? owner?.end,
      /** Only the entry is over then: a syllabus is valid for longer than its notice. */
      endsWithOwner: validUntil === undefined && owner !== undefined,
    };
  });
}
