import { pageRoute } from '#app/content/page-route.server.tsx';
import { peopleView } from './people.server.ts';
import { PeoplePage } from './people-page.tsx';

export default pageRoute(({ site, locale }) => peopleView(site, locale), PeoplePage);
