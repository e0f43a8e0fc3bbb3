import type { HeadTag, HeadTags } from '#app/lib/head-tags.ts';

/** What a page says of itself in its head and foot. */
export type Head = HeadTags & {
  /** Shown in the page footer: a label, and the date for machines and for readers. */
  updated: { label: string; iso: string; text: string };
};

/** What the views of all pages have alike: title and head, or the tags of a page that search engines are not to have. */
export type PageView =
  | {
      head: Head;
      title: string;
      /** In the breadcrumb, where that is shorter. */
      shortTitle?: string | undefined;
      ancestors?: readonly { label: string; href: string }[];
    }
  | { head?: undefined; headTags: readonly HeadTag[] };
