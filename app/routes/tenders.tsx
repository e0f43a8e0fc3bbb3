import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { TendersPage } from '#app/features/tenders/tenders-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { tendersView } from '#app/views/tenders/tenders.server.ts';
import type { Route } from './+types/tenders';

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
