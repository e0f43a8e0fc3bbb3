import { withoutBreaks } from '#app/lib/without-breaks.ts';

/** Metadata of a page for machines (structured data, share previews, cards), as plain text from the data of its route. */
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

type PageView = {
  title?: string;
  shortTitle?: string;
  ancestors?: PageFacts['ancestors'];
  head?: { title: string; description: string };
};

/**
 * The metadata of a page from its data; none for the not-found page, which has no own head.
 * @throws Error if the data has a head without a title
 */
export function pageFacts(address: string, view: unknown): PageFacts | undefined {
  const { title, ancestors = [], head, shortTitle = title ?? '' } = view as PageView;
  if (!head) return undefined;
  if (title === undefined) throw new Error(`The view of ${address} has no title`);
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
