import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/album-route';
import { AlbumPage } from './album-page.tsx';
import { albumView } from './gallery.server.ts';

/** @throws 404 for an id that no album has */
export async function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = await albumView(getSite(), params.id, locale);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Album({ loaderData }: Route.ComponentProps) {
  return <AlbumPage view={loaderData} />;
}
