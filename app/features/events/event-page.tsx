import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { Page, Part, Railed } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { EntryPicture, type Pictured } from '#app/components/picture/entry-picture.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import styles from './event-page.module.css';
import type { EventView } from './events.server.ts';

/** One event: date, place, audience, and calendar file. */
export function EventPage({ view }: { view: EventView & Pictured }) {
  const { row } = view;
  const labels = useLabels('news');
  const { addToCalendar, onTheMap } = useLabels('events');
  return (
    <Page
      ancestors={view.ancestors}
      title={row.title}
      lead={view.lead}
      status={<StepStatus timeline={row.timeline} now={view.now} />}
    >
      <Railed
        facts={
          <>
            <SummaryList facts={view.facts} />
            <p className={`cluster centred ${styles.actions}`}>
              <CalendarButton href={view.calendarHref} label={addToCalendar} />
              <ShareLink said={`${row.title}, ${row.when}`} address={view.head.canonical} />
              {view.mapHref && <a href={view.mapHref}>{onTheMap}</a>}
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
        {view.attachments.length > 0 && (
          <Part title={labels.attachments}>
            <DocumentList rows={view.attachments} now={view.now} />
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
