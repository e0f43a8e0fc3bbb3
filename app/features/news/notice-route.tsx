import { data } from 'react-router';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/notice-route';
import { noticeView } from './news.server.ts';
import { NoticePage } from './notice-page.tsx';

/** @throws 404 for a slug that no notice has */
export function loader({ url, params }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const view = noticeView(getSite(), params.id, locale, builtAt());
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Notice({ loaderData }: Route.ComponentProps) {
  return <NoticePage view={loaderData} />;
}
