import { data } from 'react-router';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/event-route';
import { EventPage } from './event-page.tsx';
import { eventView } from './events.server.ts';

/** @throws 404 for a slug that no event has */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = eventView(getSite(), params.id, locale, builtAt());
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Event({ loaderData }: Route.ComponentProps) {
  return <EventPage view={loaderData} />;
}
