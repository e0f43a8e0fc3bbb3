import { pageRoute } from '#app/content/page-route.server.tsx';
import { newsView } from './news.server.ts';
import { NewsPage } from './news-page.tsx';

export default pageRoute(({ site, locale, now }) => newsView(site, locale, now), NewsPage);
