import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { TitleRow } from '#app/components/title-row/title-row.tsx';
import type { HomeView } from '#app/content/views/home.server.ts';
import { formatDate, formatDayAndMonth } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './notice-board.module.css';

/** The newest notices and the next events, each with its date in a column. */
export function NoticeBoard({ notices, events }: Pick<HomeView, 'notices' | 'events'>) {
  const { locale, messages } = useLocale();
  return (
    <div className={styles.board}>
      <section className={styles.column}>
        <TitleRow title={messages.notices} />
        {notices.length === 0 && <p>{messages.noNotices}</p>}
        <ul role="list">
          {notices.map((notice) => (
            <li key={notice.title} className={styles.item}>
              <DateColumn iso={notice.issuedOn} />
              <div>
                <SiteLink href={notice.href} newTabNote={messages.opensInNewTab} className={styles.title}>
                  {notice.title}
                </SiteLink>
                <p className={styles.meta}>
                  <Tag category={notice.category} label={messages.categories[notice.category]} />
                  <span>{messages.validUntil(formatDate(notice.validUntil, locale))}</span>
                  {notice.isSample && <span>{messages.sampleNote}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.column}>
        <TitleRow title={messages.events} />
        {events.length === 0 && <p>{messages.noEvents}</p>}
        <ul role="list">
          {events.map((event) => (
            <li key={event.title} className={styles.item}>
              <DateColumn iso={event.start} />
              <div>
                <SiteLink href={event.href} newTabNote={messages.opensInNewTab} className={styles.title}>
                  {event.title}
                </SiteLink>
                <p className={styles.meta}>
                  <span>{event.venue}</span>
                  {event.isSample && <span>{messages.sampleNote}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function DateColumn({ iso }: { iso: string }) {
  const { locale } = useLocale();
  const { day, month } = formatDayAndMonth(iso, locale);
  return (
    <time dateTime={iso.slice(0, 10)} className={styles.date}>
      <span className={styles.day}>{day}</span> {month}
    </time>
  );
}
