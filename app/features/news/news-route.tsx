import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/news-route';
import { newsView } from './news.server.ts';
import { NewsPage } from './news-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return newsView(getSite(), locale, builtAt());
}

/** A filter choice changes only the query: the data is kept. */
export { keepForQuery as shouldRevalidate } from '#app/browser/keep-for-query.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData} />;
}
