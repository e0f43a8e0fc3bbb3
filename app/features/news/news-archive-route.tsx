import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { ArchivePage } from './archive-page.tsx';
import { newsArchiveView } from './news.server.ts';

/** @throws 404 for a year or page without notices */
export const loader = ({ url, params }: LoaderArgs<'year', 'page'>) =>
  pageData(url, ({ site, locale, now }) =>
    newsArchiveView(site, params.year, Number(params.page ?? 1), locale, now),
  );

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function NewsArchive({ loaderData }: PageProps<typeof loader>) {
  return <ArchivePage view={loaderData} />;
}
