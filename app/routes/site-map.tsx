import { useRouteLoaderData } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { siteMapView } from '#app/content/views/site-map.server.ts';
import { SiteMapPage } from '#app/features/site-map/site-map-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/site-map';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return siteMapView(getSite(), locale);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return <SiteMapPage view={loaderData} menu={root?.shell.menu ?? []} />;
}
