import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { personView } from './people.server.ts';
import { PersonPage } from './person-page.tsx';

/** @throws 404 for an unknown id */
export const loader = ({ url, params }: LoaderArgs<'id'>) =>
  pageData(url, ({ site, locale }) => personView(site, params.id, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Person({ loaderData }: PageProps<typeof loader>) {
  return <PersonPage view={loaderData} />;
}
