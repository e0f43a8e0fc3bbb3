import { pageRoute } from '#app/content/page-route.server.tsx';
import { AlbumPage } from './album-page.tsx';
import { albumView } from './gallery.server.ts';

/** @throws 404 for an id that no album has */
export default pageRoute(
  ({ site, locale, params }) => albumView(site, params.id, locale),
  AlbumPage,
);
