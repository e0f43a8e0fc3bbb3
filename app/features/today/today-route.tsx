import { pageRoute } from '#app/content/page-route.server.tsx';
import { todayView } from './today.server.ts';
import { TodayPage } from './today-page.tsx';

export default pageRoute(({ site, locale, now }) => todayView(site, locale, now), TodayPage);
