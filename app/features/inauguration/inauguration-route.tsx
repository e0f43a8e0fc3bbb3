import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/inauguration-route';
import { inaugurationView } from './inauguration.server.ts';
import { InaugurationPage } from './inauguration-page.tsx';

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
