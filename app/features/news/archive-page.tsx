import { Content, PageFrame } from '#app/components/columns/columns.tsx';
import { NoticeList } from '#app/components/notice-list/notice-list.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import type { NewsArchiveView } from './news.server.ts';

/** The notices of a year. */
export function ArchivePage({ view }: { view: NewsArchiveView }) {
  const now = useNow(view.now);
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <Content>
        <NoticeList rows={view.rows} now={now} labels={view.labels} />
        {view.pages.length > 1 && <Pagination label={view.labels.pages} links={view.pages} />}
        <Pagination label={view.labels.archive} links={view.years} />
        <SampleNote rows={view.rows} label={view.labels.sampleNote} />
      </Content>
    </PageFrame>
  );
}
