import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/person-route';
import { personView } from './people.server.ts';
import { PersonPage } from './person-page.tsx';

/** @throws 404 for an unknown id */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = personView(getSite(), params.id, locale);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Person({ loaderData }: Route.ComponentProps) {
  return <PersonPage view={loaderData} />;
}
