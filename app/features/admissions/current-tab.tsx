import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { CardList } from '#app/components/card/card.tsx';
import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import type { AdmissionsView } from './admission.server.ts';
import { EventCard } from './event-card.tsx';
import { StreamList } from './stream-list.tsx';
import styles from './tab-content.module.css';

type Event = AdmissionsView['events'][number];

/**
 * Open and upcoming events, the streams with their status, and past events; all by the visitor's
 * clock.
 */
export function CurrentTab({ view }: { view: AdmissionsView }) {
  const { messages } = useLocale();
  const labels = useLabels('admissions');
  const { events, registrationUrl, now } = view;
  const isOver = ({ timeline }: Event, at: number) => stepAt(timeline, at).phase === 'over';
  const last = events.filter((event) => !isOver(event, now));
  // Events are sorted newest first; of those to come the next one is first.
  const current = [...last].sort((a, b) => opening(a) - opening(b));
  const ends = { now, changes: events.flatMap(timelineChanges) };
  /**
   * Those that are over at a moment, or the others; an event that ends later has a card in both
   * lists.
   */
  const cards = (some: readonly Event[], areOver: boolean) => (
    <CardList>
      {some.map((event) => (
        <ByDate
          key={event.key}
          as="li"
          now={now}
          changes={timelineChanges(event)}
          value={(at) => isOver(event, at) === areOver}
        >
          {(_, prefix) => (
            <EventCard
              event={event}
              isOver={areOver}
              registrationUrl={registrationUrl}
              now={now}
              prefix={prefix}
            />
          )}
        </ByDate>
      ))}
    </CardList>
  );
  return (
    <>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2>{labels.currentAdmissions}</h2>
        <ByDate as="div" {...ends} value={(at) => events.every((event) => isOver(event, at))}>
          {() => (
            <Callout tone="empty" title={labels.noCurrentEvents}>
              {view.page.emptyNote}
            </Callout>
          )}
        </ByDate>
        {current.length > 0 && cards(current, false)}
      </section>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2>{labels.streams}</h2>
        <StreamList streams={view.streams} feed={view.feed} now={now} />
      </section>
      <ByDate
        as="section"
        className={`stack gap-4 ${foldPart(true)} ${styles.part}`}
        {...ends}
        value={(at) => events.some((event) => isOver(event, at))}
      >
        {() => (
          <>
            <h2>{labels.pastAdmissions}</h2>
            <PhoneFold summary={counted(messages.entries, { count: events.length })}>
              {cards(events, true)}
            </PhoneFold>
          </>
        )}
      </ByDate>
      <section className={`stack gap-4 ${styles.part}`}>
        <Callout tone="warning" title={labels.originalsTitle}>
          <span>{view.page.originals}</span>
        </Callout>
      </section>
    </>
  );
}

/** The moment at which an event opens for applications; 0 without dates. */
function opening({ timeline }: Event): number {
  return timeline.find(({ phase }) => phase === 'open')?.from ?? 0;
}
