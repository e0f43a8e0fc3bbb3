import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/downloads-route';
import { downloadsView } from './documents.server.ts';
import { DownloadsPage } from './downloads-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return downloadsView(getSite(), locale, builtAt());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Downloads({ loaderData }: Route.ComponentProps) {
  return <DownloadsPage view={loaderData} />;
}
