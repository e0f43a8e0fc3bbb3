import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/site-map-route';
import { siteMapView } from './site-map.server.ts';
import { SiteMapPage } from './site-map-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return siteMapView(getSite(), locale);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return <SiteMapPage view={loaderData} />;
}
