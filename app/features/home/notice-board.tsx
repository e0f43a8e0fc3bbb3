import { DateBadge } from '#app/components/date-badge/date-badge.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { eventState, isNoticeCurrent } from '#app/lib/clock.ts';
import type { HomeView } from './home.server.ts';
import styles from './notice-board.module.css';

/** The newest notices and the next events, each with its date in a column. What has passed since the build is left out. */
export function NoticeBoard({ view }: { view: HomeView }) {
  const { labels } = view;
  const now = useNow(view.now);
  const notices = view.notices
    .filter((notice) => isNoticeCurrent(notice, now))
    .slice(0, view.noticeLimit);
  const events = view.events
    .filter((event) => eventState(event, now) !== 'past')
    .slice(0, view.eventLimit);
  return (
    <div className={`stack ${styles.board}`}>
      <section className="stack gap-3 to-start">
        <SectionHeading
          title={labels.notices}
          link={{ label: labels.allNews, href: view.allNewsHref }}
        />
        {notices.length === 0 && <p>{labels.noNotices}</p>}
        <ul role="list">
          {notices.map((notice) => (
            <li key={notice.href} className={styles.item}>
              <DateBadge {...notice.date} />
              <div>
                <a href={notice.href} className={styles.title}>
                  {notice.title}
                </a>
                <p className={`cluster centred note ${styles.meta}`}>
                  <Tag category={notice.category} label={notice.kind} />
                  <span>{notice.until}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack gap-3 to-start">
        <SectionHeading
          title={labels.events}
          link={{ label: labels.allEvents, href: view.allEventsHref }}
        />
        {events.length === 0 && <p>{labels.noEvents}</p>}
        <ul role="list">
          {events.map((event) => (
            <li key={event.href} className={styles.item}>
              <DateBadge {...event.date} />
              <div>
                <a href={event.href} className={styles.title}>
                  {event.title}
                </a>
                <p className={`cluster centred note ${styles.meta}`}>
                  <Explained as="span" html={event.venue} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <SampleNote rows={[...notices, ...events]} label={labels.sampleNote} />
      </section>
    </div>
  );
}
