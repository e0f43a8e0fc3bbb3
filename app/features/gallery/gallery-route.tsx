import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/gallery-route';
import { galleryView } from './gallery.server.ts';
import { GalleryPage } from './gallery-page.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return await galleryView(getSite(), locale);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage view={loaderData} />;
}
