import type { DateColumn } from '#app/domain/date-steps.ts';
import { ByDate } from '../by-date/by-date.tsx';
import styles from './date-badge.module.css';

type DateBadgeProps = {
  columns: readonly DateColumn[];
  /** Time of the build, Unix time in milliseconds. */
  now: number;
};

/**
 * The date of an entry that is next, as the first column of a list: the day large, the month below
 * it.
 */
export function DateBadge({ columns, now }: DateBadgeProps) {
  return (
    <div className={styles.date}>
      <ByDate
        now={now}
        changes={columns.map(({ from }) => from)}
        value={(at) => columns.findLast(({ from }) => from <= at)}
      >
        {({ look, iso, day, month, year }) => (
          <time dateTime={iso} className={styles[look]}>
            <span className={styles.day}>{day}</span> {month} {year}
          </time>
        )}
      </ByDate>
    </div>
  );
}
