import { Clock, MapPin } from 'lucide-react';
import { type EventState, eventState } from '#app/lib/clock.ts';
import type { Html } from '#app/lib/html.server.ts';
import { Card, CardList } from '../card/card.tsx';
import { Explained } from '../explained/explained.tsx';
import { Status } from '../status/status.tsx';
import styles from './event-list.module.css';

type Event = {
  title: string;
  href: string;
  summary: Html;
  start: string;
  end: string;
  when: string;
  venue: Html;
};

type EventListProps = {
  rows: readonly Event[];
  /** Unix time in milliseconds by which an event is coming, running or past. */
  now: number;
  labels: { eventState: Record<EventState, string> };
};

const STATUS = { upcoming: 'soon', running: 'active', past: 'closed' } as const;

/** Events in joined cells: title, state, time and place. */
export function EventList({ rows, now, labels }: EventListProps) {
  return (
    <CardList className={styles.list}>
      {rows.map((row) => {
        const state = eventState(row, now);
        return (
          <Card as="li" key={row.href}>
            <div className={`cluster apart ${styles.title}`}>
              <a href={row.href}>{row.title}</a>
              <Status state={STATUS[state]} label={labels.eventState[state]} />
            </div>
            <Explained html={row.summary} />
            <p className={`cluster note ${styles.meta}`}>
              <span>
                <Clock />
                {row.when}
              </span>
              <span>
                <MapPin />
                <Explained as="span" html={row.venue} />
              </span>
            </p>
          </Card>
        );
      })}
    </CardList>
  );
}
