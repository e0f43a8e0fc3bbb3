import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { homeView } from '#app/content/views/home.server.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/home';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return pack(homeView(getSite(), locale, builtAt()));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage view={unpack(loaderData)} />;
}
