import styles from './date-badge.module.css';

type DateBadgeProps = {
  iso: string;
  day: string;
  month: string /** Left out where only days near today are shown. */;
  year?: string | undefined;
};

/** A date as the first column of a list: the day large, the month below it. */
export function DateBadge({ iso, day, month, year }: DateBadgeProps) {
  return (
    <time dateTime={iso} className={styles.date}>
      <span className={styles.day}>{day}</span> {month} {year}
    </time>
  );
}
