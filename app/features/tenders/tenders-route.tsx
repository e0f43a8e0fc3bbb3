import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { pageMetaWithStyles } from '#app/lib/head-tags.ts';
import styles from './tenders.css?url';
import { tendersView } from './tenders.server.ts';
import { TendersPage } from './tenders-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => tendersView(site, locale, now));

export const meta = pageMetaWithStyles(styles);

export default function Tenders({ loaderData }: PageProps<typeof loader>) {
  return <TendersPage view={loaderData} />;
}
