import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/album-route';
import { AlbumPage } from './album-page.tsx';
import { albumView } from './gallery.server.ts';

/** @throws 404 for an id that no album has */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => albumView(site, params.id, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Album({ loaderData }: Route.ComponentProps) {
  return <AlbumPage view={loaderData} />;
}
