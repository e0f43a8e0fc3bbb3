import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { newsView } from './news.server.ts';
import { NewsPage } from './news-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => newsView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function News({ loaderData }: PageProps<typeof loader>) {
  return <NewsPage view={loaderData} />;
}
