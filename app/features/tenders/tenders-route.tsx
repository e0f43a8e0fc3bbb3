import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/tenders-route';
import { tendersView } from './tenders.server.ts';
import { TendersPage } from './tenders-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return tendersView(getSite(), locale, builtAt());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Tenders({ loaderData }: Route.ComponentProps) {
  return <TendersPage view={loaderData} />;
}
