import { pageRoute } from '#app/content/page-route.server.tsx';
import { eventsView } from './events.server.ts';
import { EventsPage } from './events-page.tsx';

export default pageRoute(({ site, locale, now }) => eventsView(site, locale, now), EventsPage);
