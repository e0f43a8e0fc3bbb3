import { pageRoute } from '#app/content/page-route.server.tsx';
import { galleryView } from './gallery.server.ts';
import { GalleryPage } from './gallery-page.tsx';

export default pageRoute(({ site, locale }) => galleryView(site, locale), GalleryPage);
