import { Clock, MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { eventState } from '#app/domain/clock.ts';
import { eventChanges } from '#app/domain/state-changes.ts';
import { ByDate } from '../by-date/by-date.tsx';
import { DateBadge } from '../date-badge/date-badge.tsx';
import notices from '../notice-list/notice-list.module.css';
import { SampleMark } from '../sample-note/sample-note.tsx';
import { StepStatus } from '../status/step-status.tsx';
import styles from './event-list.module.css';

type Event = {
  title: string;
  href: string;
  summary: string;
  columns: ComponentProps<typeof DateBadge>['columns'];
  start: string;
  end: string;
  when: string;
  /** How near it is. */
  timeline: ComponentProps<typeof StepStatus>['timeline'];
  venue: string;
  isSample: boolean;
};

type EventListProps = {
  rows: readonly Event[];
  /** Whether the list has those that are over, or the others. */
  isPast: boolean;
  /** Time of the build, Unix time in milliseconds. */
  now: number;
};

/** Events with their day, as notices have it: title, state, time and place. One that ends later stands in the lists before and after. */
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
              <DateBadge columns={row.columns} now={now} />
              <a href={row.href}>{row.title}</a>
              <div>
                <StepStatus timeline={row.timeline} now={now} />
              </div>
              <p>{row.summary}</p>
              <p className={`cluster note ${styles.meta}`}>
                <span>
                  <Clock />
                  {row.when}
                </span>
                <span>
                  <MapPin />
                  <span>{row.venue}</span>
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
