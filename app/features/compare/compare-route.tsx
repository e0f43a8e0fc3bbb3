import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { pageMetaWithStyles } from '#app/lib/head-tags.ts';
import styles from './compare.css?url';
import { compareView } from './compare.server.ts';
import { ComparePage } from './compare-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => compareView(site, locale));

export const meta = pageMetaWithStyles(styles);

export default function Compare({ loaderData }: PageProps<typeof loader>) {
  return <ComparePage view={loaderData} />;
}
