import { CalendarDays, ChevronDown, Clock, ExternalLink, MapPin } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import buttonStyles from '#app/components/button/button.module.css';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { NoticeBox } from '#app/components/notice-box/notice-box.tsx';
import { Status } from '#app/components/status/status.tsx';
import { type Tab, Tabs } from '#app/components/tabs/tabs.tsx';
import type { AdmissionEventView } from '#app/content/views/admission.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { Messages } from '#app/i18n/messages.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import styles from './event-card.module.css';
import { EventDates, EventDetails, EventDocuments, EventFaq, EventFees } from './event-panels.tsx';

type SubTab = 'details' | 'documents' | 'fees' | 'dates' | 'faq';

type EventCardProps = { event: AdmissionEventView; registrationUrl: string };

/**
 * An admission event. The disclosure is native and named, so at most one card is open, with scripts or without; opening a
 * card goes back to its first sub-tab.
 */
export function EventCard({ event, registrationUrl }: EventCardProps) {
  const { messages } = useLocale();
  const [subTab, setSubTab] = useState<SubTab>('details');
  const isLive = useHydrated();

  function resetWhenOpened(toggle: SyntheticEvent<HTMLDetailsElement>) {
    if (toggle.currentTarget.open) setSubTab('details');
  }

  return (
    <article className={styles.card} data-event={event.id}>
      <div className={styles.head}>
        <h3>{event.title}</h3>
        <Status state={event.isOpen ? 'active' : 'closed'} label={event.isOpen ? messages.active : messages.closed} />
      </div>
      <p className={styles.description}>{event.description}</p>
      <dl className={styles.facts}>
        <Fact Icon={CalendarDays} term={messages.date} value={event.date} />
        <Fact Icon={MapPin} term={messages.venue} value={event.venue} />
        <Fact Icon={Clock} term={messages.reportingTime} value={event.reportingTime} />
      </dl>
      {event.sample && <p className={styles.sample}>{messages.sampleNote}</p>}
      {event.havelink && (
        <div className={styles.register}>
          <NoticeBox tone="warning" title={messages.readAndRegister} />
          <ButtonLink variant="register" href={registrationUrl} newTabNote={messages.opensInNewTab} hasIcon={false}>
            {messages.clickToRegister}
            <ExternalLink />
          </ButtonLink>
        </div>
      )}
      <details name="admission-event" className={styles.details} onToggle={resetWhenOpened}>
        <summary className={buttonStyles.button}>
          <span className={styles.view}>{messages.viewDetails}</span>
          <span className={styles.hide}>{messages.hideDetails}</span>
          <span className="visually-hidden">: {event.title}</span>
          <ChevronDown />
        </summary>
        <Tabs label={messages.detailsOf(event.title)} tabs={subTabs(event, messages)} current={subTab} onChange={setSubTab} isLive={isLive} />
      </details>
    </article>
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

/** A sub-tab appears only where the event has its data; an empty list is data, and says that it is empty. */
function subTabs(event: AdmissionEventView, messages: Messages): Tab<SubTab>[] {
  const tabs: (Tab<SubTab> & { isPresent: boolean })[] = [
    { id: 'details', label: messages.tabDetails, isPresent: true, content: <EventDetails event={event} /> },
    { id: 'documents', label: messages.tabDocuments, isPresent: event.documents !== undefined, content: <EventDocuments documents={event.documents ?? []} /> },
    {
      id: 'fees',
      label: messages.tabFees,
      isPresent: event.feeDetails !== undefined,
      content: <EventFees title={event.title} rows={event.feeDetails ?? []} totals={event.totals} />,
    },
    { id: 'dates', label: messages.tabDates, isPresent: event.importantDates !== undefined, content: <EventDates dates={event.importantDates ?? []} /> },
    { id: 'faq', label: messages.tabFaq, isPresent: event.faq !== undefined, content: <EventFaq questions={event.faq ?? []} /> },
  ];
  return tabs.filter((tab) => tab.isPresent);
}
