import type { Site } from '#app/content/reading/read.server.ts';
import { DOCUMENT_CATEGORIES } from '#app/content/schemas/document.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { documentLabels, documentRow, documentRows } from './document-rows.ts';
import { headOf } from './head.server.ts';
import { sectionBlocks } from './section-text.server.ts';
import { homeLink, trailOf } from './trail.ts';

export type DownloadsView = ReturnType<typeof downloadsView>;
export type DocumentView = NonNullable<Awaited<ReturnType<typeof documentView>>>;

/** Every document by category. `now` is a Unix time in milliseconds. */
export function downloadsView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor(locale);
  return {
    now,
    head: headOf(site, '/downloads', locale, { title: labels.downloads, description: labels.downloadsLead, keywords: [labels.downloads, labels.papers] }),
    title: labels.downloads,
    lead: labels.downloadsLead,
    ancestors: [homeLink(locale)],
    categories: DOCUMENT_CATEGORIES.map((id) => ({
      id,
      href: localisePath(`/downloads#${id}`, locale),
      name: labels.documentCategory[id],
      rows: documentRows(site, id, locale),
    })).filter(({ rows }) => rows.length > 0),
    labels: { ...documentLabels(locale), inThisPart: labels.inThisPart(labels.downloads) },
  };
}

/** A document as a page; `undefined` for an id that has no text. */
export async function documentView(site: Site, id: string, locale: Locale) {
  const document = site.documents.find((entry) => entry.id === id);
  if (!document?.texts) return undefined;
  const labels = labelsFor(locale);
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
    row: documentRow(document, locale),
    blocks: await sectionBlocks(site, document.texts[locale], locale, 2),
    labels: { ...documentLabels(locale), printNote: labels.printNote },
  };
}
