import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { AdmissionEventView } from './admission.server.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './event-panels.module.css';

type Event = AdmissionEventView;

export function EventDetails({ event }: { event: Event }) {
  const labels = useLabels('admissions');
  return (
    <div className={`stack gap-5 ${styles.details}`}>
      {event.eligibility && (
        <section>
          <h4>{labels.eligibility}</h4>
          <p>{event.eligibility}</p>
        </section>
      )}
      {event.procedureSteps && (
        <section>
          <h4>{labels.procedure}</h4>
          <ol>
            {event.procedureSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {event.requiredDocuments && (
        <section>
          <h4>{labels.requiredDocuments}</h4>
          <ul>
            {event.requiredDocuments.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </section>
      )}
      {(event.contactPerson || event.contactEmail || event.contactPhone) && (
        <section>
          <h4>{labels.contactInformation}</h4>
          {event.contactPerson && <p>{event.contactPerson}</p>}
          <ContactLines
            phone={event.contactPhone}
            secondPhone={event.contactSecondPhone}
            email={event.contactEmail}
            night={event.contactNight}
          />
        </section>
      )}
    </div>
  );
}

export function EventDocuments({ documents }: { documents: NonNullable<Event['documents']> }) {
  const labels = useLabels('admissions');
  if (documents.length === 0) return <p>{labels.noDocuments}</p>;
  return (
    <ul className="stack gap-3 indent">
      {documents.map((document) => (
        <li key={document.link}>
          <SiteLink href={document.link}>{document.title}</SiteLink>
          {document.description && <p className="faint">{document.description}</p>}
        </li>
      ))}
    </ul>
  );
}

export function EventFeesPanel({ fees: { table, link } }: { fees: NonNullable<Event['fees']> }) {
  const labels = useLabels('admissions');
  if (table.rows.length === 0) return <p>{labels.noFees}</p>;
  return (
    <>
      <AmountTable table={table} isCaptionHidden />
      {link && (
        <p className={styles.link}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </>
  );
}

export function EventDates({ event }: { event: Event }) {
  const labels = useLabels('admissions');
  const { importantDates: dates = [] } = event;
  return (
    <>
      {dates.length === 0 ? (
        <p>{labels.noDates}</p>
      ) : (
        <dl className={styles.dates}>
          {dates.map((entry) => (
            <div key={`${entry.date} ${entry.event}`}>
              <dt>{entry.date}</dt>
              <dd>{entry.event}</dd>
            </div>
          ))}
        </dl>
      )}
      <CalendarLink
        href={event.calendarHref}
        label={useLabels('events').addToCalendar}
        title={event.title}
      />
    </>
  );
}

export function EventFaq({ questions }: { questions: NonNullable<Event['faq']> }) {
  const labels = useLabels('admissions');
  if (questions.length === 0) return <p>{labels.noFaq}</p>;
  return (
    <dl className={`stack gap-4 ${styles.faq}`}>
      {questions.map((entry) => (
        <div key={entry.question}>
          <dt>{entry.question}</dt>
          <dd>{entry.answer}</dd>
        </div>
      ))}
    </dl>
  );
}
