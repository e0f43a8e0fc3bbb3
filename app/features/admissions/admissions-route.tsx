import { pageData } from '#app/content/page-data.server.ts';
import { tabOf } from '#app/lib/admission-tabs.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/admissions-route';
import { admissionsView } from './admission.server.ts';
import { AdmissionsPage } from './admissions-page.tsx';

/** @throws 404 for a section that is not one of the tabs */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => admissionsView(site, params.section, locale, now));

/** The title is that of the visible tab, which the fragment may select; the rest of the head is for the address without fragment. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, section, titles } = loaderData;
  const tab = tabOf(location.hash, section);
  const chosen = tab === tabOf('', section) ? head : titles.find(({ id }) => id === tab);
  return headTags({ ...head, title: chosen?.title ?? head.title });
}

export default function Admissions({ loaderData }: Route.ComponentProps) {
  return <AdmissionsPage view={loaderData} />;
}
