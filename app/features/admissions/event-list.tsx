import { ByDate } from '#app/components/by-date/by-date.tsx';
import { CardList } from '#app/components/card/card.tsx';
import { stepAt } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import type { AdmissionEventView } from './admission.server.ts';
import { EventCard } from './event-card.tsx';

type EventListProps = {
  events: readonly AdmissionEventView[];
  /** Whether the list has those that are over, or the others. */
  isOver: boolean;
  registrationUrl: string | undefined;
  /** Time of the build. */
  now: number;
};

/** Cards that share their joints; an event that ends later has one in both lists. */
export function AdmissionEvents({ events, isOver, registrationUrl, now }: EventListProps) {
  return (
    <CardList>
      {events.map((event) => (
        <ByDate
          key={event.key}
          as="li"
          now={now}
          changes={timelineChanges(event)}
          value={(at) => (stepAt(event.timeline, at).phase === 'over') === isOver}
        >
          {(_, prefix) => (
            <EventCard
              event={event}
              isOver={isOver}
              registrationUrl={registrationUrl}
              now={now}
              prefix={prefix}
            />
          )}
        </ByDate>
      ))}
    </CardList>
  );
}
