import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { AlbumPage } from './album-page.tsx';
import { albumView } from './gallery.server.ts';

/** @throws 404 for an id that no album has */
export const loader = ({ url, params }: LoaderArgs<'id'>) =>
  pageData(url, ({ site, locale }) => albumView(site, params.id, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Album({ loaderData }: PageProps<typeof loader>) {
  return <AlbumPage view={loaderData} />;
}
