import { Page } from '#app/components/columns/columns.tsx';
import { LongNoticeList } from '#app/components/notice-list/notice-list.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { NewsArchiveView } from './news.server.ts';

/** The notices of a year. */
export default function ArchivePage({ view }: { view: NewsArchiveView }) {
  const labels = useLabels('news');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <LongNoticeList rows={view.rows} now={view.now} />
      {view.pages.length > 1 && <Pagination label={labels.pages} links={view.pages} />}
      <Pagination label={labels.archive} links={view.years} />
    </Page>
  );
}
