import styles from './status.module.css';

type StatusProps = {
  state: 'active' | 'soon' | 'last-day' | 'closed' | 'unannounced';
  label: string;
};

/**
 * A shape and a word: filled while open, half filled before, a lozenge on the last day, empty when closed, dotted while no
 * date is known. `data-moment` marks what changes with the day and is no text to search for.
 */
export function Status({ state, label }: StatusProps) {
  return (
    <span className={styles.status} data-state={state} data-moment="">
      {label}
    </span>
  );
}
