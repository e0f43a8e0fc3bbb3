import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { admissionsView } from '#app/content/views/admission.server.ts';
import { AdmissionsPage } from '#app/features/admissions/admissions-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/admissions';

/** @throws 404 for a section that is none of the four tabs */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = admissionsView(getSite(), params.section, locale, Date.now());
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Admissions({ loaderData }: Route.ComponentProps) {
  return <AdmissionsPage view={loaderData} />;
}
