import { Clock, MapPin } from 'lucide-react';
import { eventState } from '#app/domain/clock.ts';
import { eventChanges } from '#app/domain/state-changes.ts';
import { ByDate } from '../by-date/by-date.tsx';
import notices from '../notice-list/notice-list.module.css';
import { EntryWords, type ListedEntry } from '../notice-list/notice-list.tsx';
import { SampleMark } from '../sample-note/sample-note.tsx';
import styles from './event-list.module.css';

type Event = ListedEntry & { start: string; end: string; when: string; venue: string };

type EventListProps = {
  rows: readonly Event[];
  /** Whether the list has those that are over, or the others. */
  isPast: boolean;
  /** Time of the build, Unix time in milliseconds. */
  now: number;
};

/**
 * Events with their day, as notices have it: title, state, time and place. One that ends later
 * stands in the lists before and after.
 */
export function EventList({ rows, isPast, now }: EventListProps) {
  return (
    <ul role="list" className={`line-above ${notices.list} ${styles.list}`}>
      {rows.map((row) => (
        <ByDate
          key={row.href}
          as="li"
          now={now}
          changes={eventChanges(row)}
          value={(at) => (eventState(row, at) === 'past') === isPast}
        >
          {() => (
            <>
              <EntryWords row={row} now={now} />
              <p className={`cluster note ${styles.meta}`}>
                <span>
                  <Clock />
                  {row.when}
                </span>
                <span>
                  <MapPin />
                  <span lang={row.only?.lang}>{row.venue}</span>
                </span>
                <SampleMark row={row} />
              </p>
            </>
          )}
        </ByDate>
      ))}
    </ul>
  );
}
