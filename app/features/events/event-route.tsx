import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { EventPage } from './event-page.tsx';
import { eventView } from './events.server.ts';

/** @throws 404 for a slug that no event has */
export const loader = ({ url, params }: LoaderArgs<'id'>) =>
  pageData(url, ({ site, locale, now }) => eventView(site, params.id, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Event({ loaderData }: PageProps<typeof loader>) {
  return <EventPage view={loaderData} />;
}
