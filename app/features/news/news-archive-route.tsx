import { data } from 'react-router';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/news-archive-route';
import { ArchivePage } from './archive-page.tsx';
import { newsArchiveView } from './news.server.ts';

/** @throws 404 for a year or page without notices */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = newsArchiveView(getSite(), params.year, Number(params.page ?? 1), locale, builtAt());
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function NewsArchive({ loaderData }: Route.ComponentProps) {
  return <ArchivePage view={loaderData} />;
}
