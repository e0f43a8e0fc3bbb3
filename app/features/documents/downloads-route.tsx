import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { downloadsView } from './documents.server.ts';
import { DownloadsPage } from './downloads-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => downloadsView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Downloads({ loaderData }: PageProps<typeof loader>) {
  return <DownloadsPage view={loaderData} />;
}
