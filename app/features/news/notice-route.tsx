import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { noticeView } from './news.server.ts';
import { NoticePage } from './notice-page.tsx';

/** @throws 404 for a slug that no notice has */
export const loader = ({ url, params }: LoaderArgs<'id'>) =>
  pageData(url, ({ site, locale, now }) => noticeView(site, params.id, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function Notice({ loaderData }: PageProps<typeof loader>) {
  return <NoticePage view={loaderData} />;
}
