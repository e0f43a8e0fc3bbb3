import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/section-page-route';
import { sectionPageView } from './section-page.server.ts';
import { SectionPageContent } from './section-page-content.tsx';

/** A page of sections or one section. @throws 404 for an unknown path */
export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitAddress(url.pathname);
  const view = await sectionPageView(getSite(), path, locale);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  return <SectionPageContent view={loaderData} />;
}
