import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/gallery-route';
import { galleryView } from './gallery.server.ts';
import { GalleryPage } from './gallery-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => galleryView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage view={loaderData} />;
}
