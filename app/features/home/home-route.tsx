import { pageRoute } from '#app/content/page-route.server.tsx';
import { todayBlock } from '#app/features/today/today.server.ts';
import { TodayStrip } from '#app/features/today/today-strip.tsx';
import { homeView } from './home.server.ts';
import { HomePage } from './home-page.tsx';

export default pageRoute(
  ({ site, locale, now }) => ({
    ...homeView(site, locale, now),
    day: todayBlock(site, locale, now),
  }),
  ({ view }) => <HomePage view={view} today={<TodayStrip today={view.day} />} />,
);
