import { ByDate } from '#app/components/by-date/by-date.tsx';
import { DateBadge } from '#app/components/date-badge/date-badge.tsx';
import { SampleMark } from '#app/components/sample-note/sample-note.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { eventState, isNoticeCurrent } from '#app/domain/clock.ts';
import { endChanges, eventChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { HomeView } from './home.server.ts';
import styles from './notice-board.module.css';

/** The newest notices and the next events, each with its date in a column. What has passed since the build gives way to the next. */
export function NoticeBoard({ view }: { view: HomeView }) {
  const { messages } = useLocale();
  const labels = useLabels('home');
  const news = useLabels('news');
  const { events: eventsTitle, allEvents } = useLabels('events');
  const notices = {
    now: view.now,
    changes: view.notices.flatMap(endChanges),
    at: (now: number) =>
      view.notices.filter((notice) => isNoticeCurrent(notice, now)).slice(0, view.noticeLimit),
  };
  const events = {
    now: view.now,
    changes: view.events.flatMap(eventChanges),
    at: (now: number) =>
      view.events.filter((event) => eventState(event, now) !== 'past').slice(0, view.eventLimit),
  };
  return (
    <div className={`stack ${styles.board}`}>
      <section className="stack gap-3 to-start">
        <SectionHeading
          title={news.notices}
          link={{ label: news.allNews, href: view.allNewsHref }}
        />
        <ByDate
          as="p"
          now={view.now}
          changes={notices.changes}
          value={(now) => notices.at(now).length === 0}
        >
          {() => labels.noNotices}
        </ByDate>
        <ul role="list">
          {view.notices.map((notice) => (
            <ByDate
              key={notice.href}
              as="li"
              className={styles.item}
              now={view.now}
              changes={notices.changes}
              value={(now) => notices.at(now).includes(notice)}
            >
              {() => (
                <>
                  <DateBadge columns={notice.columns} now={view.now} />
                  <div>
                    <a href={notice.href} className={styles.title}>
                      {notice.title}
                    </a>
                    <p>
                      <StepStatus timeline={notice.timeline} now={view.now} />
                    </p>
                    <p className={`cluster centred note ${styles.meta}`}>
                      <Tag category={notice.category} label={notice.kind} />
                      <span>{`${messages.issued}: ${notice.issued}`}</span>
                      <SampleMark row={notice} />
                    </p>
                  </div>
                </>
              )}
            </ByDate>
          ))}
        </ul>
      </section>
      <section className="stack gap-3 to-start">
        <SectionHeading title={eventsTitle} link={{ label: allEvents, href: view.allEventsHref }} />
        <ByDate
          as="p"
          now={view.now}
          changes={events.changes}
          value={(now) => events.at(now).length === 0}
        >
          {() => labels.noEvents}
        </ByDate>
        <ul role="list">
          {view.events.map((event) => (
            <ByDate
              key={event.href}
              as="li"
              className={styles.item}
              now={view.now}
              changes={events.changes}
              value={(now) => events.at(now).includes(event)}
            >
              {() => (
                <>
                  <DateBadge columns={event.columns} now={view.now} />
                  <div>
                    <a href={event.href} className={styles.title}>
                      {event.title}
                    </a>
                    <p>
                      <StepStatus timeline={event.timeline} now={view.now} />
                    </p>
                    <p className={`cluster centred note ${styles.meta}`}>
                      <span>{event.venue}</span>
                      <SampleMark row={event} />
                    </p>
                  </div>
                </>
              )}
            </ByDate>
          ))}
        </ul>
      </section>
    </div>
  );
}
