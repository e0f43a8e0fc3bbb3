import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { pageMetaWithStyles } from '#app/lib/head-tags.ts';
import styles from './inauguration.css?url';
import { inaugurationView } from './inauguration.server.ts';
import { InaugurationPage } from './inauguration-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => inaugurationView(site, locale));

export const meta = pageMetaWithStyles(styles);

export default function Inauguration({ loaderData }: PageProps<typeof loader>) {
  return <InaugurationPage view={loaderData} />;
}
