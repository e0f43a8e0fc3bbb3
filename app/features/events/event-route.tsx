import { pageRoute } from '#app/content/page-route.server.tsx';
import { entryPicture } from '#app/content/rows/entry-picture.server.ts';
import { withId } from '#app/lib/with-id.ts';
import { EventPage } from './event-page.tsx';
import { eventView } from './events.server.ts';

/** @throws 404 for a slug that no event has */
export default pageRoute(async ({ site, locale, now, params }) => {
  const view = eventView(site, params.id, locale, now);
  const picture = await entryPicture('events', withId(site.events, params.id), locale);
  return view && { ...view, picture };
}, EventPage);
