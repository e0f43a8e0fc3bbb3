import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import type { Route } from './+types/search-route';
import { type SearchPageView, searchPageView } from './search.server.ts';
import { SearchPage } from './search-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  return searchPageView(getSite(), splitAddress(url.pathname).locale);
}

/** Requests the data without the query, which the router would add: search words stay in the browser. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<SearchPageView> {
  const { locale } = splitAddress(new URL(request.url).pathname);
  const response = await fetch(localisePath('/lists/search-page.json', locale));
  if (!response.ok) throw response;
  // Read here, so that a truncated file is a failure of the navigation and not of the page.
  return (await response.json()) as SearchPageView;
}

/** The query changes what is shown, not the data. */
export { keepForQuery as shouldRevalidate } from '#app/browser/keep-for-query.ts';

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage view={loaderData} />;
}
