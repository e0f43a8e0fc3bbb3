import { Page } from '#app/components/columns/columns.tsx';
import { LongNoticeList } from '#app/components/notice-list/notice-list.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { pageRoute } from '#app/content/page-route.server.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { type NewsArchiveView, newsArchiveView } from './news.server.ts';

/** The notices of a year. */
export function ArchivePage({ view }: { view: NewsArchiveView }) {
  const labels = useLabels('news');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <LongNoticeList rows={view.rows} now={view.now} />
      {view.pages.length > 1 && <Pagination label={labels.pages} links={view.pages} />}
      <Pagination label={labels.archive} links={view.years} />
    </Page>
  );
}

/** @throws 404 for a year or page without notices */
export default pageRoute(
  ({ site, locale, now, params }) =>
    newsArchiveView(site, params.year, Number(params.page ?? 1), locale, now),
  ArchivePage,
);
