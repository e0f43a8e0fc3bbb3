import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { type HeadTag, pageMeta } from '#app/lib/head-tags.ts';
import styles from './inauguration.css?url';
import { inaugurationView } from './inauguration.server.ts';
import { InaugurationPage } from './inauguration-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => inaugurationView(site, locale));

/** The styles are a file of their own: the pages of the site do not need them. */
export const meta = (page: PageProps<typeof loader>): HeadTag[] => [
  ...pageMeta(page),
  { tagName: 'link', rel: 'stylesheet', href: styles },
];

export default function Inauguration({ loaderData }: PageProps<typeof loader>) {
  return <InaugurationPage view={loaderData} />;
}
