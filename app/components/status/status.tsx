import styles from './status.module.css';

type StatusProps = { state: 'active' | 'soon' | 'last-day' | 'closed' | 'unannounced'; label: string };

/**
 * A square and a word: filled while something is open, half filled before, a lozenge on the last day, empty when it is closed, dotted while no
 * date is known.
 */
export function Status({ state, label }: StatusProps) {
  return (
    <span className={styles.status} data-state={state}>
      {label}
    </span>
  );
}
