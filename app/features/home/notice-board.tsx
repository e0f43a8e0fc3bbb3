import type { ReactNode } from 'react';
import { ByDate } from '#app/components/by-date/by-date.tsx';
import { DateBadge } from '#app/components/date-badge/date-badge.tsx';
import { SampleMark } from '#app/components/sample-note/sample-note.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { eventState, isNoticeCurrent } from '#app/domain/clock.ts';
import { dueFirst } from '#app/domain/date-steps.ts';
import {
  endChanges,
  eventChanges,
  timelineChanges,
  topChanges,
} from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { HomeView } from './home.server.ts';
import styles from './notice-board.module.css';

/**
 * The notices that are due first and the next events, each with its date in a column. What has
 * passed since the build gives way to the next.
 */
export function NoticeBoard({ view }: { view: HomeView }) {
  const { messages } = useLocale();
  const labels = useLabels('home');
  const news = useLabels('news');
  const { events: eventsTitle, allEvents } = useLabels('events');
  const { now, notices, events } = view;
  return (
    <div className={`stack flow ${styles.board}`}>
      <Rows
        title={news.notices}
        link={{ label: news.allNews, href: view.allNewsHref }}
        none={labels.noNotices}
        rows={notices}
        now={now}
        changes={notices.flatMap((row) => [
          ...endChanges(row),
          ...topChanges(row),
          ...timelineChanges(row),
        ])}
        isCurrent={(notice, at) => isNoticeCurrent(notice, at)}
        limit={view.noticeLimit}
        meta={(notice) => (
          <>
            <Tag category={notice.category} label={notice.kind} />
            <span>{`${messages.issued}: ${notice.issued}`}</span>
          </>
        )}
      />
      <Rows
        title={eventsTitle}
        link={{ label: allEvents, href: view.allEventsHref }}
        none={labels.noEvents}
        rows={events}
        now={now}
        changes={events.flatMap(eventChanges)}
        isCurrent={(event, at) => eventState(event, at) !== 'past'}
        limit={view.eventLimit}
        meta={({ venue, only }) => <span lang={only?.lang}>{venue}</span>}
      />
    </div>
  );
}

type RowsProps<Row> = {
  title: string;
  link: { label: string; href: string };
  /** In the place of rows while there are none. */
  none: string;
  rows: readonly Row[];
  now: number;
  changes: readonly number[];
  isCurrent: (row: Row, at: number) => boolean;
  limit: number;
  meta: (row: Row) => ReactNode;
};

/** The first rows that are current by the visitor's clock. */
function Rows<Row extends HomeView['notices' | 'events'][number]>({
  title,
  link,
  none,
  rows,
  now,
  changes,
  isCurrent,
  limit,
  meta,
}: RowsProps<Row>) {
  const shownAt = (at: number) =>
    dueFirst(
      rows.filter((row) => isCurrent(row, at)),
      at,
    ).slice(0, limit);
  return (
    <section className="stack gap-3 to-start">
      <SectionHeading title={title} link={link} />
      <ByDate as="p" now={now} changes={changes} value={(at) => shownAt(at).length === 0}>
        {() => none}
      </ByDate>
      <ul role="list">
        {rows.map((row) => (
          <ByDate
            key={row.href}
            as="li"
            className={styles.item}
            now={now}
            changes={changes}
            value={(at) => shownAt(at).includes(row)}
          >
            {() => (
              <>
                <DateBadge columns={row.columns} now={now} />
                <div>
                  <a href={row.href} className={styles.title} lang={row.only?.lang}>
                    {row.title}
                  </a>
                  <p>
                    <StepStatus timeline={row.timeline} now={now} />
                  </p>
                  <p className={`cluster centred note ${styles.meta}`}>
                    {meta(row)}
                    <SampleMark row={row} />
                  </p>
                </div>
              </>
            )}
          </ByDate>
        ))}
      </ul>
    </section>
  );
}
