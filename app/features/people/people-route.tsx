import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/people-route';
import { peopleView } from './people.server.ts';
import { PeoplePage } from './people-page.tsx';

export const loader = ({ url }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => peopleView(site, locale));

/** A filter choice changes only the query: the data is kept. */
export { keepForQuery as shouldRevalidate } from '#app/browser/keep-for-query.ts';

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeoplePage view={loaderData} />;
}
