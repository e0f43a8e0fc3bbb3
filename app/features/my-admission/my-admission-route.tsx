import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/my-admission-route';
import { myAdmissionView } from './my-admission.server.ts';
import { MyAdmissionPage } from './my-admission-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return myAdmissionView(getSite(), locale, builtAt());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function MyAdmission({ loaderData }: Route.ComponentProps) {
  return <MyAdmissionPage view={loaderData} />;
}
