import { data } from 'react-router';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { newsArchiveView } from '#app/content/views/news.server.ts';
import { ArchivePage } from '#app/features/news/archive-page.tsx';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import { pack, unpack } from '#app/lib/packed.ts';
import type { Route } from './+types/news-archive';

/** @throws 404 for a year or page without notices */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = newsArchiveView(getSite(), params.year, Number(params.page ?? 1), locale, builtAt());
  if (!view) throw data(null, { status: 404 });
  return pack(view);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(unpack(loaderData).head) : [];
}

export default function NewsArchive({ loaderData }: Route.ComponentProps) {
  return <ArchivePage view={unpack(loaderData)} />;
}
