import { pageData } from '#app/content/page-data.server.ts';
import type { Route } from './+types/news-archive-route';
import { ArchivePage } from './archive-page.tsx';
import { newsArchiveView } from './news.server.ts';

/** @throws 404 for a year or page without notices */
export const loader = ({ url, params }: Route.LoaderArgs) =>
  pageData(url, ({ site, locale, now }) =>
    newsArchiveView(site, params.year, Number(params.page ?? 1), locale, now),
  );

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function NewsArchive({ loaderData }: Route.ComponentProps) {
  return <ArchivePage view={loaderData} />;
}
