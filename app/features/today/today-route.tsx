import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/today-route';
import { todayView } from './today.server.ts';
import { TodayPage } from './today-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => todayView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage view={loaderData} />;
}
