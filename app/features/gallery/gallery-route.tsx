import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { galleryView } from './gallery.server.ts';
import { GalleryPage } from './gallery-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => galleryView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Gallery({ loaderData }: PageProps<typeof loader>) {
  return <GalleryPage view={loaderData} />;
}
