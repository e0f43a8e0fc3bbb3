import { getSite } from '#app/content/reading/site.server.ts';
import { galleryView } from '#app/content/views/gallery.server.ts';
import { GalleryPage } from '#app/features/gallery/gallery-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/gallery';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return pack(await galleryView(getSite(), locale));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage view={unpack(loaderData)} />;
}
