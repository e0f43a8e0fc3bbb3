import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { LongNoticeList, NoticeList } from '#app/components/notice-list/notice-list.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { isNoticeCurrent } from '#app/domain/clock.ts';
import { endChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { NewsView } from './news.server.ts';
import { NoticeFilter } from './notice-filter.tsx';

/** Current notices, the latest whose time is over, and the archive by year. */
export default function NewsPage({ view }: { view: NewsView }) {
  const { subscription, current, now } = view;
  const { messages } = useLocale();
  const labels = useLabels('news');
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <NoticeFilter view={view}>
        <Content>
          <Part id="current" title={labels.currentNotices}>
            <ByDate
              as="p"
              now={now}
              changes={current.flatMap(endChanges)}
              value={(at) => !current.some((row) => isNoticeCurrent(row, at))}
            >
              {() => labels.noCurrentNotices}
            </ByDate>
            {current.length > 0 && <LongNoticeList rows={current} isCurrent now={now} />}
            <p className="no-print">
              <strong>{subscription.title}.</strong> {subscription.note}{' '}
              <a href={subscription.link.href}>{subscription.link.label}</a>
            </p>
          </Part>
          <Part id="archive" title={labels.archive}>
            <PhoneFold summary={labels.archiveLead}>
              {view.years.length > 0 ? (
                <LinkList links={view.years} />
              ) : (
                <p>{messages.noneListed}</p>
              )}
              <NoticeList rows={view.rows} isCurrent={false} now={now} />
            </PhoneFold>
          </Part>
        </Content>
      </NoticeFilter>
    </PageFrame>
  );
}
