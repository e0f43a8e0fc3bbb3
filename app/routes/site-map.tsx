import { getSite } from '#app/content/reading/site.server.ts';
import { siteMapView } from '#app/content/views/site-map.server.ts';
import { SiteMapPage } from '#app/features/site-map/site-map-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/site-map';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return pack(siteMapView(getSite(), locale));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return <SiteMapPage view={unpack(loaderData)} />;
}
