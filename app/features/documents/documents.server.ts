import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { admissionDayLink } from '#app/content/rows/admission-day.server.ts';
import { documentRow, documentRows } from '#app/content/rows/document-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { endChanges, lastChange } from '#app/domain/state-changes.ts';
import { sectionBlocks } from '#app/features/section-page/section-text.server.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { hasUsualLanguages } from '#app/i18n/published.ts';
import { DOCUMENT_CATEGORIES } from './schema.ts';

export type DownloadsView = ReturnType<typeof downloadsView>;
export type DocumentView = Awaited<ReturnType<typeof documentView>>;

type Document = Site['documents'][number];
type WrittenDocument = Document & { texts: NonNullable<Document['texts']> };

/** Whether a document is a text of the content, which has a page and is printed from it. */
export const hasText = (document: Document): document is WrittenDocument =>
  document.texts !== undefined;

/** Every document by category. `now` is a Unix time in milliseconds. */
export function downloadsView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('documents', locale);
  const lead = hasUsualLanguages(site.college) ? labels.downloadsLead : labels.downloadsLeadAlone;
  return {
    now: lastChange(site.documents.flatMap(endChanges), now),
    ...headed(site, pathOf('documents'), locale, {
      title: labels.downloads,
      lead,
      keywords: [labels.downloads, labelsFor('departments', locale).papers],
    }),
    ancestors: [homeLink(locale)],
    // Including empty ones, because other pages link to them.
    categories: DOCUMENT_CATEGORIES.map((id) => ({
      id,
      href: localisePath(`${pathOf('documents')}#${id}`, locale),
      name: labels.documentCategory[id],
      rows: documentRows(site, id, locale),
      day: id === 'admission' ? admissionDayLink(site, locale) : undefined,
    })),
  };
}

/** A document as a page. `now` is a Unix time in milliseconds. */
export async function documentView(
  site: Site,
  document: WrittenDocument,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('documents', locale);
  const { frontMatter } = document.texts[locale];
  return {
    head: headOf(site, pathOf('documents', document.id), locale, {
      title: `${frontMatter.title} | ${labels.downloads}`,
      description: frontMatter.summary,
      keywords: frontMatter.keywords,
    }),
    title: frontMatter.title,
    lead: frontMatter.summary,
    ancestors: trailOf(pathOf('documents'), labels.downloads, locale),
    row: documentRow(site, document, locale),
    blocks: await sectionBlocks(site, document.texts[locale], locale, 2, now),
  };
}
