import { Page } from '#app/components/columns/columns.tsx';
import { NoticeList } from '#app/components/notice-list/notice-list.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import type { NewsArchiveView } from './news.server.ts';

/** The notices of a year. */
export function ArchivePage({ view }: { view: NewsArchiveView }) {
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <NoticeList rows={view.rows} now={view.now} labels={view.labels} />
      {view.pages.length > 1 && <Pagination label={view.labels.pages} links={view.pages} />}
      <Pagination label={view.labels.archive} links={view.years} />
      <SampleNote rows={view.rows} label={view.labels.sampleNote} />
    </Page>
  );
}
