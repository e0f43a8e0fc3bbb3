import { getSite } from '#app/content/reading/site.server.ts';
import { peopleView } from '#app/content/views/people.server.ts';
import { PeoplePage } from '#app/features/people/people-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/people';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return pack(peopleView(getSite(), locale));
}

/** A choice in the filter changes the query only: the data stays. */
export { keepForQuery as shouldRevalidate } from '#app/lib/keep-for-query.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeoplePage view={unpack(loaderData)} />;
}
