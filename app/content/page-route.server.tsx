import type { ComponentType } from 'react';
import { data, useLoaderData } from 'react-router';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { type HeadTag, type HeadTags, headTags } from '#app/lib/head-tags.ts';
import { builtAt } from './reading/build-time.server.ts';
import type { Site } from './reading/read.server.ts';
import { getSite } from './reading/site.server.ts';
import type { PageRoute, Params } from './route.ts';

type Request = {
  site: Site;
  locale: Locale;
  /** The address without its language. */
  path: string;
  params: Params;
  /** The time of the build. */
  now: number;
};

/** The words of its head, or the tags of a page that search engines are not to have. */
type Drawn = { head: HeadTags } | { headTags: HeadTag[] };

/**
 * A page, the default export of `<type>-page.tsx`.
 * @param read the data of the page, in the language of its address; nothing where the content has no such page, which is a 404
 * @param styles a file of styles of its own, which the other pages of the site do not need
 */
export function pageRoute<View extends Drawn>(
  read: (request: Request) => View | undefined | Promise<View | undefined>,
  Page: ComponentType<{ view: View }>,
  styles?: string,
): PageRoute<View> {
  return {
    loader: async ({ url, params }) => {
      const address = splitAddress(url.pathname);
      const view = await read({ site: getSite(), ...address, params, now: builtAt() });
      if (!view) throw data(null, { status: 404 });
      return view;
    },
    Component: () => <Page view={useLoaderData() as View} />,
    tags: (view) => [
      ...('headTags' in view ? view.headTags : headTags(view.head)),
      ...(styles ? [{ tagName: 'link' as const, rel: 'stylesheet', href: styles }] : []),
    ],
  };
}
