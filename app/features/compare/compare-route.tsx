import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/compare-route';
import { compareView } from './compare.server.ts';
import { ComparePage } from './compare-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return compareView(getSite(), locale);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData} />;
}
