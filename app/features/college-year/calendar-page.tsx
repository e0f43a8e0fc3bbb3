import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { DayBoard } from '#app/components/day-board/day-board.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import { graphemesOf } from '#app/lib/graphemes.ts';
import type { AcademicCalendarView, EntryKind } from './calendar.server.ts';
import styles from './calendar-page.module.css';

type Month = AcademicCalendarView['months'][number];

const KINDS = ['closed', 'date', 'event'] as const satisfies readonly EntryKind[];

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
        <p className={`cluster ${styles.marks}`}>
          {KINDS.map((kind) => (
            <span key={kind} data-kind={kind}>
              {labels[kind]}
            </span>
          ))}
        </p>
      </div>
      <div className={`${styles.months} ${styles.marks}`}>
        {view.months.map((month, place) => (
          <MonthPart key={month.id} month={month} weekdays={view.weekdays} isOpen={place === 0} />
        ))}
      </div>
      {view.past.length > 0 && (
        <details className={`no-print folds ${styles.past}`}>
          <summary>{labels.earlierMonths}</summary>
          <div className={`${styles.months} ${styles.marks}`}>
            {view.past.map((month) => (
              <MonthPart key={month.id} month={month} weekdays={view.weekdays} />
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

type MonthPartProps = { month: Month; weekdays: readonly string[]; isOpen?: boolean };

/**
 * The present month is open on phones, the others are folded. On wide screens the month stands
 * beside its entries as a sheet, which says nothing that they do not.
 */
function MonthPart({ month, weekdays, isOpen = false }: MonthPartProps) {
  const { messages } = useLocale();
  return (
    <Part
      id={`month-${month.id}`}
      title={month.title}
      fold={counted(messages.entries, { count: month.entries.length })}
      isOpen={isOpen}
    >
      <div className={styles.month}>
        <div className={styles.sheet} aria-hidden="true">
          {weekdays.map((name) => (
            <b key={name}>{graphemesOf(name)[0]}</b>
          ))}
          {weekdays.slice(0, month.before).map((name) => (
            <i key={name} />
          ))}
          {month.days.map(({ date, marks }) => (
            <span key={date} data-marks={marks.join(' ') || undefined}>
              {date}
            </span>
          ))}
        </div>
        <ul role="list" className={`rows line-above line-below ${styles.days}`}>
          {[...Map.groupBy(month.entries, dayOf)].map(([day, entries]) => (
            <li key={day}>
              <time dateTime={entries[0]?.day}>
                <strong>{entries[0]?.date}</strong> {entries[0]?.weekday}
              </time>{' '}
              <Entries entries={entries} />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}

type Entry = Month['entries'][number];

/** Of one day: a list, so that voices and readers without styles tell several apart. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  const [first, ...others] = entries;
  if (first && others.length === 0) return <EntryLine entry={first} as="span" />;
  return (
    <ul role="list">
      {entries.map((entry) => (
        <EntryLine key={entry.text + entry.link?.label} entry={entry} as="li" />
      ))}
    </ul>
  );
}

type EntryLineProps = { entry: Entry; as: 'li' | 'span' };

function EntryLine({ entry: { kind, text, lang, link }, as: Line }: EntryLineProps) {
  return (
    <Line data-kind={kind}>
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
    </Line>
  );
}

/** As it is written: what began in an earlier month has its first day too. */
const dayOf = ({ day, date }: Entry) => `${day} ${date}`;
