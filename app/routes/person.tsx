import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { personView } from '#app/content/views/people.server.ts';
import { PersonPage } from '#app/features/people/person-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/person';

/** @throws 404 for an id that nobody has */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = personView(getSite(), params.id, locale);
  if (!view) throw data(null, { status: 404 });
  return pack(view);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function Person({ loaderData }: Route.ComponentProps) {
  return <PersonPage view={unpack(loaderData)} />;
}
