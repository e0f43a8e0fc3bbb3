import styles from './date-column.module.css';

type DateColumnProps = { iso: string; day: string; month: string /** Left out where only days near today are shown. */; year?: string | undefined };

/** A date as the first column of a list: the day large, the month below it. */
export function DateColumn({ iso, day, month, year }: DateColumnProps) {
  return (
    <time dateTime={iso} className={styles.date}>
      <span className={styles.day}>{day}</span> {month} {year}
    </time>
  );
}
