import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { documentRow, documentRows } from '#app/content/rows/document-rows.server.ts';
import { endChanges, lastChange } from '#app/domain/state-changes.ts';
import { sectionBlocks } from '#app/features/section-page/section-text.server.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { hasUsualLanguages } from '#app/i18n/published.ts';
import { DOCUMENT_CATEGORIES } from './schema.ts';

export type DownloadsView = ReturnType<typeof downloadsView>;
export type DocumentView = NonNullable<Awaited<ReturnType<typeof documentView>>>;

/** Every document by category. `now` is a Unix time in milliseconds. */
export function downloadsView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('documents', locale);
  const lead = hasUsualLanguages(site.college) ? labels.downloadsLead : labels.downloadsLeadAlone;
  return {
    now: lastChange(site.documents.flatMap(endChanges), now),
    ...headed(site, '/downloads', locale, {
      title: labels.downloads,
      lead,
      keywords: [labels.downloads, labelsFor('departments', locale).papers],
    }),
    ancestors: [homeLink(locale)],
    // Including empty ones, because other pages link to them.
    categories: DOCUMENT_CATEGORIES.map((id) => ({
      id,
      href: localisePath(`/downloads#${id}`, locale),
      name: labels.documentCategory[id],
      rows: documentRows(site, id, locale),
    })),
  };
}

/** A document as a page; `undefined` for an id that has no text. */
export async function documentView(site: Site, id: string, locale: Locale) {
  const document = site.documents.find((entry) => entry.id === id);
  if (!document?.texts) return undefined;
  const labels = labelsFor('documents', locale);
  const { frontMatter } = document.texts[locale];
  return {
    head: headOf(site, `/downloads/${id}`, locale, {
      title: `${frontMatter.title} | ${labels.downloads}`,
      description: frontMatter.summary,
      keywords: frontMatter.keywords,
    }),
    title: frontMatter.title,
    lead: frontMatter.summary,
    ancestors: trailOf('/downloads', labels.downloads, locale),
    row: documentRow(site, document, locale),
    blocks: await sectionBlocks(site, document.texts[locale], locale, 2),
  };
}
