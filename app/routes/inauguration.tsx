import { getSite } from '#app/content/reading/site.server.ts';
import { InaugurationPage } from '#app/features/inauguration/inauguration-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { inaugurationView } from '#app/views/gallery/inauguration.server.ts';
import type { Route } from './+types/inauguration';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return inaugurationView(getSite(), locale);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Inauguration({ loaderData }: Route.ComponentProps) {
  return <InaugurationPage view={loaderData} />;
}
