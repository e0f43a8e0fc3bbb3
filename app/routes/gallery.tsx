import { getSite } from '#app/content/reading/site.server.ts';
import { GalleryPage } from '#app/features/gallery/gallery-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { galleryView } from '#app/views/gallery/gallery.server.ts';
import type { Route } from './+types/gallery';

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
