import { pageRoute } from '#app/content/page-route.server.tsx';
import { searchPageView } from './search.server.ts';
import { SearchPage } from './search-page.tsx';

export default pageRoute(({ site, locale }) => searchPageView(site, locale), SearchPage);
