import { CalendarDays, ChevronDown, Clock, ExternalLink, MapPin } from 'lucide-react';
import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import buttonStyles from '#app/components/button/button.module.css';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { Card } from '#app/components/card/card.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { Status } from '#app/components/status/status.tsx';
import { type Tab, Tabs } from '#app/components/tabs/tabs.tsx';
import { useHydrated } from '#app/hooks/hydrated.ts';
import { stepAt, stepText } from '#app/lib/clock.ts';
import type { Html } from '#app/lib/html.server.ts';
import type { AdmissionEventView, AdmissionsView } from './admission.server.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './event-card.module.css';
import { EventDates, EventDetails, EventDocuments, EventFaq, EventFees } from './event-panels.tsx';
import { useLabels } from './labels-context.ts';

type SubTab = 'details' | 'documents' | 'fees' | 'dates' | 'faq';

type EventCardProps = {
  event: AdmissionEventView;
  registrationUrl: string /** Unix time in milliseconds. */;
  now: number;
};

/**
 * An admission event. The disclosure is native and named, so at most one card is open, even without scripts; a closed card
 * returns to its first sub-tab.
 */
export function EventCard({ event, registrationUrl, now }: EventCardProps) {
  const labels = useLabels();
  const [subTab, setSubTab] = useState<SubTab>('details');
  const isLive = useHydrated();
  const step = stepAt(event.timeline, now);

  // Not when it is opened: an address may open it at another sub-tab.
  function resetWhenClosed(toggle: SyntheticEvent<HTMLDetailsElement>) {
    if (!toggle.currentTarget.open) setSubTab('details');
  }

  function share(press: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key the browser opens the link normally.
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    const link = press.currentTarget;
    press.preventDefault();
    // Without the tool it is a normal link, which shows the address in the address bar.
    import('./share-tool.ts').then(
      ({ shareEvent }) => shareEvent(link, event.title, labels),
      () => window.location.assign(link.href),
    );
  }

  return (
    <Card
      as="article"
      id={event.anchor}
      className={`stack gap-2 ${styles.card}`}
      data-event={event.id}
    >
      <div className="cluster apart">
        <h3>{event.title}</h3>
        <Status state={step.mark} label={stepText(step, isLive ? now : undefined)} />
      </div>
      <Explained className="measure muted" html={event.description} />
      <dl className={`cluster text-table ${styles.facts}`}>
        <Fact Icon={CalendarDays} term={labels.date} value={event.date} />
        <Fact Icon={MapPin} term={labels.venue} value={event.venue} />
        <Fact Icon={Clock} term={labels.reportingTime} value={event.reportingTime} />
      </dl>
      {step.phase !== 'over' && (
        <CalendarLink href={event.calendarHref} label={labels.addToCalendar} title={event.title} />
      )}
      {step.isRegistering && (
        <div className={`stack gap-3 ${styles.register}`}>
          <Callout tone="warning" title={labels.readAndRegister} />
          <ButtonLink variant="register" href={registrationUrl} hasIcon={false}>
            {labels.clickToRegister}
            <ExternalLink />
          </ButtonLink>
        </div>
      )}
      <details name="admission-event" className={styles.details} onToggle={resetWhenClosed}>
        <summary className={buttonStyles.button}>
          <span className={styles.view}>{labels.viewDetails}</span>
          <span className={styles.hide}>{labels.hideDetails}</span>
          <span className="visually-hidden">: {event.title}</span>
          <ChevronDown />
        </summary>
        <Tabs
          id={event.anchor}
          label={event.detailsLabel}
          tabs={subTabs(event, labels)}
          current={subTab}
          onChange={setSubTab}
          isLive={isLive}
        />
        <p className={`${styles.more} no-print`}>
          <a href={event.sheetHref}>
            {labels.sheetLink}
            <span className="visually-hidden">: {event.title}</span>
          </a>
          <a href={`${event.href}-${subTab}`} onClick={share}>
            {labels.shareEvent}
            <span className="visually-hidden">: {event.title}</span>
          </a>
          <span role="status" />
        </p>
      </details>
      {event.sample && <p className="faint">{labels.sampleNote}</p>}
    </Card>
  );
}

function Fact({ Icon, term, value }: { Icon: typeof Clock; term: string; value: Html }) {
  return (
    <div>
      <dt>
        <Icon />
        {term}
      </dt>
      <Explained as="dd" html={value} />
    </div>
  );
}

/** A sub-tab is shown only if the event has its data; an empty list counts as data and shows a message. */
function subTabs(event: AdmissionEventView, labels: AdmissionsView['labels']): Tab<SubTab>[] {
  const tabs: (Tab<SubTab> & { isPresent: boolean })[] = [
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
      content: event.fees && <EventFees fees={event.fees} />,
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
