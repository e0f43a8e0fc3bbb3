import type { EntryContext } from 'react-router';

/** What machines read of a page besides its HTML (structured data, shared links, cards), as plain text from the data of its route. */
export type PageFacts = {
  title: string;
  /** Title of the head; it may end with the college's initials, or with `…` where it had to be cut. */
  headTitle: string;
  description: string;
  /** The breadcrumb above the page itself; empty where the page shows none. */
  ancestors: readonly { label: string; href: string }[];
};

type PageView = { title?: string; ancestors?: PageFacts['ancestors']; head?: { title: string; description: string } };

/**
 * The facts of a page from the data of its route; none for the not-found page, which has no head of its own.
 * @throws Error when the data has a head and no title
 */
export function pageFacts({ staticHandlerContext: { matches, loaderData } }: EntryContext): PageFacts | undefined {
  const route = matches.at(-1)?.route.id ?? '';
  const { title, ancestors = [], head }: PageView = loaderData[route] ?? {};
  if (!head) return undefined;
  if (title === undefined) throw new Error(`The view of the route ${route} has no title`);
  return {
    title: plain(title),
    headTitle: plain(head.title),
    description: head.description,
    ancestors: ancestors.map(({ label, href }) => ({ label: plain(label), href })),
  };
}

/** One line without the places where a word may be parted. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}
