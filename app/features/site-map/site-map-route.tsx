import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { siteMapView } from './site-map.server.ts';
import { SiteMapPage } from './site-map-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => siteMapView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function SiteMap({ loaderData }: PageProps<typeof loader>) {
  return <SiteMapPage view={loaderData} />;
}
