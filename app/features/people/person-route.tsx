import { pageRoute } from '#app/content/page-route.server.tsx';
import { personView } from './people.server.ts';
import { PersonPage } from './person-page.tsx';

/** @throws 404 for an unknown id */
export default pageRoute(
  ({ site, locale, params }) => personView(site, params.id, locale),
  PersonPage,
);
