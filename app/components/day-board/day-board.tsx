import type { ReactNode } from 'react';
import { DAY_MS } from '#app/domain/clock.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { ByDate } from '../by-date/by-date.tsx';
import { Grid } from '../grid/grid.tsx';
import { Status } from '../status/status.tsx';
import styles from './day-board.module.css';

type Day = {
  /** Its midnight, Unix time in milliseconds. */
  from: number;
  /** Weekday and date. */
  name: string;
  isOpen: boolean;
  said: string;
};

type DayBoardProps = {
  /** Days one after the other, from that of the build on. */
  days: readonly Day[];
  /** Said of days after these. */
  unknown: string;
  now: number;
  /** What else holds today. */
  children?: ReactNode;
};

/**
 * Today and tomorrow by the visitor's clock, each with its weekday and whether the college works.
 */
export function DayBoard({ days, unknown, now, children }: DayBoardProps) {
  const { messages } = useLocale();
  const changes = days.map(({ from }) => from + DAY_MS);
  const dayAt = (moment: number) => days.find(({ from }) => moment < from + DAY_MS) ?? unknown;
  return (
    <Grid as="div" columns="wide">
      {[messages.today, messages.tomorrow].map((label, ahead) => (
        <div key={label} className={styles.day} data-moment="">
          <strong>{label}</strong>
          <ByDate
            as="div"
            now={now}
            changes={changes}
            value={(moment) => dayAt(moment + ahead * DAY_MS)}
          >
            {(day) =>
              typeof day === 'string' ? (
                <p>{day}</p>
              ) : (
                <>
                  <p>{day.name}</p>
                  <Status state={day.isOpen ? 'active' : 'closed'} label={day.said} />
                </>
              )
            }
          </ByDate>
          {ahead === 0 && children}
        </div>
      ))}
    </Grid>
  );
}
