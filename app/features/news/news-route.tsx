import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/news-route';
import { newsView } from './news.server.ts';
import { NewsPage } from './news-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => newsView(site, locale, now));

/** A filter choice changes only the query: the data is kept. */
export { keepForQuery as shouldRevalidate } from '#app/browser/keep-for-query.ts';

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData} />;
}
