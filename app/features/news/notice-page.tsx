import { ByDate } from '#app/components/by-date/by-date.tsx';
import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { Part } from '#app/components/columns/columns.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { isNoticeCurrent, stepAt } from '#app/domain/clock.ts';
import { endChanges, timelineChanges } from '#app/domain/state-changes.ts';
import { EntryPage } from '#app/features/shell/entry.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { NoticeView } from './news.server.ts';

/** One notice: text, audience, validity and action required. */
export default function NoticePage({ view }: { view: NoticeView }) {
  const { row, successor, now } = view;
  const { messages } = useLocale();
  const labels = useLabels('news');
  const { addToCalendar } = useLabels('events');
  const ends = { now, changes: endChanges(row) };
  return (
    <EntryPage
      view={view}
      tag={<Tag category={row.category} label={row.kind} />}
      status={
        <ByDate {...ends} value={(at) => (isNoticeCurrent(row, at) ? 'active' : 'closed')}>
          {(state) => (
            <Status state={state} label={state === 'active' ? labels.current : messages.expired} />
          )}
        </ByDate>
      }
      above={
        successor && (
          <Callout tone="note" title={labels.replacedBy}>
            <a href={successor.href} lang={successor.only?.lang}>
              {successor.title}
            </a>
          </Callout>
        )
      }
      facts={
        <ByDate
          as="div"
          now={now}
          changes={timelineChanges(row)}
          value={(at) => stepAt(row.timeline, at).text !== ''}
        >
          {() => (
            <>
              <dt>{labels.nextDate}</dt>
              <dd>
                <StepStatus timeline={row.timeline} now={now} />
              </dd>
            </>
          )}
        </ByDate>
      }
      actions={
        <>
          <ByDate {...ends} value={(at) => isNoticeCurrent(row, at) && view.calendarHref}>
            {(href) => href && <CalendarButton href={href} label={addToCalendar} />}
          </ByDate>
          <ShareLink said={row.title} only={row.only} address={view.head.canonical} />
        </>
      }
    >
      {view.steps.length > 0 && (
        <Part title={labels.whatToDo}>
          <div className="steps">
            <ol>
              {view.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </Part>
      )}
      {view.dates.length > 0 && (
        <Part title={labels.days}>
          <ul role="list" className="rows pairs measure line-above line-below">
            {view.dates.map((date) => (
              <li key={date.iso + date.event}>
                <time dateTime={date.iso}>{date.date}</time>
                <span>{date.event}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </EntryPage>
  );
}
