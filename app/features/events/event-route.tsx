import { pageRoute } from '#app/content/page-route.server.tsx';
import { EventPage } from './event-page.tsx';
import { eventView } from './events.server.ts';

/** @throws 404 for a slug that no event has */
export default pageRoute(
  ({ site, locale, now, params }) => eventView(site, params.id, locale, now),
  EventPage,
);
