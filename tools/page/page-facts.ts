import type { PageView } from '#app/content/page-view.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';

/**
 * Metadata of a page for machines (structured data, share previews, cards), as plain text from its
 * data.
 */
export type PageFacts = {
  title: string;
  /** The title in the breadcrumb, where that is shorter. */
  shortTitle: string;
  /** Page title; it may end with the college's initials, or with `…` if it was cut. */
  headTitle: string;
  description: string;
  /** The breadcrumb above the page itself; empty if the page shows none. */
  ancestors: readonly { label: string; href: string }[];
};

/** The metadata of a page from its data; none for the not-found page, which has no own head. */
export function pageFacts(view: PageView): PageFacts | undefined {
  if (!view.head) return undefined;
  const { title, ancestors = [], head, shortTitle = title } = view;
  return {
    title: plain(title),
    shortTitle: plain(shortTitle),
    headTitle: plain(head.title),
    description: head.description,
    ancestors: ancestors.map(({ label, href }) => ({ label: plain(label), href })),
  };
}

/** One line without soft hyphens. */
function plain(text: string): string {
  return withoutBreaks(text).replaceAll(/\s+/g, ' ').trim();
}
