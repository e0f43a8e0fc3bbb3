import type { Locale } from '#app/i18n/locale.ts';
import type { HeadTag, HeadTags } from '#app/lib/head-tags.ts';

/**
 * What the views of all pages have alike: title and head, or the tags of a page that search engines
 * are not to have.
 */
export type PageView =
  | {
      head: HeadTags;
      title: string;
      /** In the breadcrumb, where that is shorter. */
      shortTitle?: string | undefined;
      /** The only language in which its entry exists, where that is another. */
      only?: Locale | undefined;
      ancestors?: readonly { label: string; href: string }[];
    }
  | { head?: undefined; headTags: readonly HeadTag[] };
