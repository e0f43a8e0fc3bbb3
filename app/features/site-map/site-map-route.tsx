import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/site-map-route';
import { siteMapView } from './site-map.server.ts';
import { SiteMapPage } from './site-map-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => siteMapView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return <SiteMapPage view={loaderData} />;
}
