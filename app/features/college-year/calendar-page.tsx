import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { DayBoard } from '#app/components/day-board/day-board.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import type { AcademicCalendarView } from './calendar.server.ts';
import styles from './calendar-page.module.css';

type Month = AcademicCalendarView['months'][number];

/** The academic year by month, with today and tomorrow on top; on paper it is one page. */
export default function AcademicCalendarPage({ view }: { view: AcademicCalendarView }) {
  const labels = useLabels('college-year');
  const { addToCalendar } = useLabels('events');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <div className="stack gap-5 to-start no-print">
        <DayBoard days={view.board} unknown={view.tooOld} now={view.now} />
        <p>
          <CalendarButton href={view.calendarHref} label={addToCalendar} />
        </p>
      </div>
      <div className={styles.months}>
        {view.months.map((month, place) => (
          <MonthPart key={month.id} month={month} isOpen={place === 0} />
        ))}
      </div>
      {view.past.length > 0 && (
        <details className={`no-print ${styles.past}`}>
          <summary>{labels.earlierMonths}</summary>
          <div className={styles.months}>
            {view.past.map((month) => (
              <MonthPart key={month.id} month={month} />
            ))}
          </div>
        </details>
      )}
      <p className={`measure note ${styles.note}`}>{view.note}</p>
      <div className="no-print">
        <LinkList links={view.links} />
      </div>
    </Page>
  );
}

/** The present month is open on phones, the others are folded. */
function MonthPart({ month, isOpen = false }: { month: Month; isOpen?: boolean }) {
  const { messages } = useLocale();
  return (
    <Part
      id={`month-${month.id}`}
      title={month.title}
      fold={counted(messages.entries, { count: month.entries.length })}
      isOpen={isOpen}
    >
      <ul role="list" className={`rows line-above line-below ${styles.days}`}>
        {month.entries.map(({ day, date, weekday, text, lang, link }) => (
          <li key={day + text + link?.label}>
            <time dateTime={day}>
              <strong>{date}</strong> {weekday}
            </time>{' '}
            <span>
              {link ? (
                <>
                  <span lang={lang}>{text}</span>:{' '}
                  <a href={link.href} lang={link.lang}>
                    {link.label}
                  </a>
                </>
              ) : (
                <strong>
                  <span>{text}</span>
                </strong>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
