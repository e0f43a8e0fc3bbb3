import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { todayBlock } from '#app/features/today/today.server.ts';
import { TodayStrip } from '#app/features/today/today-strip.tsx';
import { homeView } from './home.server.ts';
import { HomePage } from './home-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => ({
    ...homeView(site, locale, now),
    day: todayBlock(site, locale, now),
  }));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Home({ loaderData }: PageProps<typeof loader>) {
  return <HomePage view={loaderData} today={<TodayStrip today={loaderData.day} />} />;
}
