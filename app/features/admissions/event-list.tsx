import type { AdmissionEventView } from '#app/content/views/admission.server.ts';
import styles from './event-card.module.css';
import { EventCard } from './event-card.tsx';

type EventListProps = { events: readonly AdmissionEventView[]; registrationUrl: string; now: number };

/** Cards that share their joints. */
export function EventList({ events, registrationUrl, now }: EventListProps) {
  return (
    <ul role="list" className={styles.list}>
      {events.map((event) => (
        <li key={event.key}>
          <EventCard event={event} registrationUrl={registrationUrl} now={now} />
        </li>
      ))}
    </ul>
  );
}
