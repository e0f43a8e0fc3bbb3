import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { eventsView } from './events.server.ts';
import { EventsPage } from './events-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => eventsView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Events({ loaderData }: PageProps<typeof loader>) {
  return <EventsPage view={loaderData} />;
}
