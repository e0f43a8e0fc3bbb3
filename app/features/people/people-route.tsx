import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/people-route';
import { peopleView } from './people.server.ts';
import { PeoplePage } from './people-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return peopleView(getSite(), locale);
}

/** A filter choice changes only the query: the data is kept. */
export { keepForQuery as shouldRevalidate } from '#app/browser/keep-for-query.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeoplePage view={loaderData} />;
}
