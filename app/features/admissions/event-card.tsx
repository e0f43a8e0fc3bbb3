import { CalendarDays, ChevronDown, Clock, ExternalLink, MapPin } from 'lucide-react';
import buttonStyles from '#app/components/button/button.module.css';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { Card } from '#app/components/card/card.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { type Tab, Tabs } from '#app/components/tabs/tabs.tsx';
import type { Labels } from '#app/content/labels.ts';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import type { AdmissionEventView } from './admission.server.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './event-card.module.css';
import {
  EventDates,
  EventDetails,
  EventDocuments,
  EventFaq,
  EventFeesPanel,
} from './event-panels.tsx';

type EventCardProps = {
  event: AdmissionEventView;
  registrationUrl: string | undefined;
  /** Time of the build, Unix time in milliseconds. */
  now: number;
  /** Its details are printed only if they are open. */
  isOver?: boolean;
  /** Before the ids of a copy that is shown later (app/components/by-date). */
  prefix?: string;
};

/**
 * An admission event. The disclosure is native and named, so at most one card is open, even without
 * scripts; a closed card returns to its first sub-tab (app/page/page).
 */
export function EventCard({
  event,
  registrationUrl,
  now,
  isOver = false,
  prefix = '',
}: EventCardProps) {
  const labels = useLabels('admissions');
  const { messages } = useLocale();
  const { venue, addToCalendar } = useLabels('events');
  const anchor = prefix + event.anchor;
  const changes = timelineChanges(event);
  return (
    <Card
      as="article"
      id={anchor}
      className={`stack gap-2 ${styles.card}`}
      data-event={event.id}
      data-tool="event-print"
    >
      <p className="print-only">{event.college}</p>
      <div className="cluster apart">
        <h3>{event.title}</h3>
        <StepStatus timeline={event.timeline} now={now} />
      </div>
      <p className="measure muted">{event.description}</p>
      <dl className={`cluster text-table ${styles.facts}`}>
        <Fact Icon={CalendarDays} term={labels.date} value={event.date} />
        <Fact Icon={MapPin} term={venue} value={event.venue} />
        <Fact Icon={Clock} term={labels.reportingTime} value={event.reportingTime} />
      </dl>
      <ByDate
        as="div"
        now={now}
        changes={changes}
        value={(at) =>
          event.calendarHref !== undefined && stepAt(event.timeline, at).phase !== 'over'
        }
      >
        {() => <CalendarLink href={event.calendarHref} label={addToCalendar} title={event.title} />}
      </ByDate>
      <ByDate
        as="div"
        className={`stack gap-3 ${styles.register}`}
        now={now}
        changes={changes}
        value={(at) => stepAt(event.timeline, at).isRegistering}
      >
        {() => (
          <>
            <Callout tone="warning" title={labels.readAndRegister} />
            {registrationUrl && (
              <ButtonLink variant="register" href={registrationUrl} hasIcon={false}>
                {labels.clickToRegister}
                <ExternalLink />
              </ButtonLink>
            )}
          </>
        )}
      </ByDate>
      <details
        name="admission-event"
        className={styles.details}
        data-unprinted={isOver || undefined}
      >
        <summary className={buttonStyles.button}>
          <span className={styles.view}>{labels.viewDetails}</span>
          <span className={styles.hide}>{labels.hideDetails}</span>
          <span className="visually-hidden">: {event.title}</span>
          <ChevronDown />
        </summary>
        <Tabs id={anchor} label={event.detailsLabel} tabs={subTabs(event, labels)} />
        <p className={`${styles.more} no-print`}>
          <a href={`${event.href}-details`} data-share={event.title}>
            {labels.shareEvent}
            <span className="visually-hidden">: {event.title}</span>
          </a>
          <span role="status" data-copied={labels.linkCopied} data-by-hand={labels.linkByHand} />
          <button
            type="button"
            className={`needs-script ${buttonStyles.button}`}
            data-variant="chip"
            data-print=""
          >
            {labels.printNotice}
            <span className="visually-hidden">: {event.title}</span>
          </button>
        </p>
      </details>
      <p
        className="print-only"
        data-address={event.address}
        data-label={fillIn(labels.codeOf, { title: event.title })}
      >
        {labels.scanCode} {event.address}
      </p>
      {event.sample && <p className="faint">{messages.sampleNote}</p>}
    </Card>
  );
}

function Fact({ Icon, term, value }: { Icon: typeof Clock; term: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon />
        {term}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * A sub-tab is shown only if the event has its data; an empty list counts as data and shows a
 * message.
 */
function subTabs(event: AdmissionEventView, labels: Labels<'admissions'>): Tab[] {
  const tabs: (Tab & { isPresent: boolean })[] = [
    {
      id: 'details',
      label: labels.tabDetails,
      isPresent: true,
      content: <EventDetails event={event} />,
    },
    {
      id: 'documents',
      label: labels.tabDocuments,
      isPresent: event.documents !== undefined,
      content: <EventDocuments documents={event.documents ?? []} />,
    },
    {
      id: 'fees',
      label: labels.tabFees,
      isPresent: event.fees !== undefined,
      content: event.fees && <EventFeesPanel fees={event.fees} />,
    },
    {
      id: 'dates',
      label: labels.tabDates,
      isPresent: event.importantDates !== undefined,
      content: <EventDates event={event} />,
    },
    {
      id: 'faq',
      label: labels.tabFaq,
      isPresent: event.faq !== undefined,
      content: <EventFaq questions={event.faq ?? []} />,
    },
  ];
  return tabs.filter((tab) => tab.isPresent);
}
