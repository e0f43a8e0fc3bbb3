import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { peopleView } from './people.server.ts';
import { PeoplePage } from './people-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale }) => peopleView(site, locale));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function People({ loaderData }: PageProps<typeof loader>) {
  return <PeoplePage view={loaderData} />;
}
