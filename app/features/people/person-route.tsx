import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/person-route';
import { personView } from './people.server.ts';
import { PersonPage } from './person-page.tsx';

/** @throws 404 for an unknown id */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale }) => personView(site, params.id, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Person({ loaderData }: Route.ComponentProps) {
  return <PersonPage view={loaderData} />;
}
