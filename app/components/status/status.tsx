import { utcMoment } from '#app/domain/clock.ts';
import styles from './status.module.css';

type StatusProps = {
  state: 'active' | 'soon' | 'last-day' | 'closed' | 'unannounced';
  label: string;
  lang?: string | undefined;
  /** The same with the days until a midnight (Unix time), which scripts count. */
  counted?: { text: string; day: number } | undefined;
};

/**
 * A shape and a word: filled while open, half filled before, a lozenge on the last day, empty when
 * closed, dotted while no date is known. `data-moment` marks what changes with the day and is no
 * text to search for.
 */
export function Status({ state, label, lang, counted }: StatusProps) {
  return (
    <span
      className={styles.status}
      lang={lang}
      data-state={state}
      data-moment=""
      data-days={counted?.text}
      data-day={counted && utcMoment(counted.day)}
    >
      {label}
    </span>
  );
}
