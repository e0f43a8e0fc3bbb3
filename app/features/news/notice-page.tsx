import { ByDate } from '#app/components/by-date/by-date.tsx';
import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { Page, Part, Railed } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { EntryPicture, type Pictured } from '#app/components/picture/entry-picture.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { isNoticeCurrent, stepAt } from '#app/domain/clock.ts';
import { endChanges, timelineChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { NoticeView } from './news.server.ts';
import styles from './notice-page.module.css';

/** One notice: text, audience, validity and action required. */
export function NoticePage({ view }: { view: NoticeView & Pictured }) {
  const { row, successor, now } = view;
  const { messages } = useLocale();
  const labels = useLabels('news');
  const { addToCalendar } = useLabels('events');
  const ends = { now, changes: endChanges(row) };
  return (
    <Page
      ancestors={view.ancestors}
      title={row.title}
      lead={view.lead}
      tag={<Tag category={row.category} label={row.kind} />}
      status={
        <ByDate {...ends} value={(at) => (isNoticeCurrent(row, at) ? 'active' : 'closed')}>
          {(state) => (
            <Status state={state} label={state === 'active' ? labels.current : messages.expired} />
          )}
        </ByDate>
      }
    >
      {successor && (
        <Callout tone="note" title={labels.replacedBy}>
          <a href={successor.href}>{successor.title}</a>
        </Callout>
      )}
      <Railed
        facts={
          <>
            <SummaryList facts={view.facts}>
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
            </SummaryList>
            <p className="cluster gap-3 no-print">
              <ByDate {...ends} value={(at) => isNoticeCurrent(row, at) && view.calendarHref}>
                {(href) => href && <CalendarButton href={href} label={addToCalendar} />}
              </ByDate>
              <ShareLink said={row.title} address={view.head.canonical} />
            </p>
          </>
        }
        contact={
          <>
            {view.contact && (
              <Part title={labels.questions}>
                <ContactList contacts={[view.contact]} />
              </Part>
            )}
            <SampleNote rows={[row]} />
          </>
        }
      >
        <Prose html={view.body} />
        <EntryPicture picture={view.picture} />
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
            <ul role="list" className={`rows measure line-above line-below ${styles.dates}`}>
              {view.dates.map((date) => (
                <li key={date.iso + date.event}>
                  <time dateTime={date.iso}>{date.date}</time>
                  <span>{date.event}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {view.attachments.length > 0 && (
          <Part title={labels.attachments}>
            <DocumentList rows={view.attachments} now={now} />
          </Part>
        )}
        {view.departments.length > 0 && (
          <Part title={labels.concerns}>
            <LinkList links={view.departments} />
          </Part>
        )}
        {view.links.length > 0 && (
          <Part title={labels.links}>
            <LinkList links={view.links} />
          </Part>
        )}
      </Railed>
    </Page>
  );
}
