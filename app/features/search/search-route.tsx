import { getSite } from '#app/content/reading/site.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { searchPageView } from './search.server.ts';
import { SearchPage } from './search-page.tsx';

export function loader({ url }: LoaderArgs) {
  return searchPageView(getSite(), splitAddress(url.pathname).locale);
}

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Search({ loaderData }: PageProps<typeof loader>) {
  return <SearchPage view={loaderData} />;
}
