import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/events-route';
import { eventsView } from './events.server.ts';
import { EventsPage } from './events-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => eventsView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsPage view={loaderData} />;
}
