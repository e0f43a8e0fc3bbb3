import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { todayView } from './today.server.ts';
import { TodayPage } from './today-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => todayView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Today({ loaderData }: PageProps<typeof loader>) {
  return <TodayPage view={loaderData} />;
}
