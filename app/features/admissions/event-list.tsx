import { CardList } from '#app/components/card/card.tsx';
import type { AdmissionEventView } from './admission.server.ts';
import { EventCard } from './event-card.tsx';

type EventListProps = {
  events: readonly AdmissionEventView[];
  registrationUrl: string;
  now: number;
};

/** Cards that share their joints. */
export function EventList({ events, registrationUrl, now }: EventListProps) {
  return (
    <CardList>
      {events.map((event) => (
        <li key={event.key}>
          <EventCard event={event} registrationUrl={registrationUrl} now={now} />
        </li>
      ))}
    </CardList>
  );
}
