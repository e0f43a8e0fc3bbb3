import { pageRoute } from '#app/content/page-route.server.tsx';
import { siteMapView } from './site-map.server.ts';
import { SiteMapPage } from './site-map-page.tsx';

export default pageRoute(({ site, locale }) => siteMapView(site, locale), SiteMapPage);
