import { pageRoute } from '#app/content/page-route.server.tsx';
import { downloadsView } from './documents.server.ts';
import { DownloadsPage } from './downloads-page.tsx';

export default pageRoute(
  ({ site, locale, now }) => downloadsView(site, locale, now),
  DownloadsPage,
);
