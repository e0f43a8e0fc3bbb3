import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import type { EmergencyView } from './emergency.server.ts';
import styles from './shell.module.css';

/**
 * What is urgent, above the header of every page: shown from its first moment to its last by the
 * visitor's clock, in saved copies too.
 */
export function Emergency({ view: { now, rows, label } }: { view: EmergencyView }) {
  return rows.map(({ id, title, text, from, until }) => (
    <ByDate
      key={id}
      as="div"
      now={now}
      changes={[from, until]}
      value={(at) => from <= at && at < until}
    >
      {(_, prefix) => (
        <aside id={prefix + id} className={styles.emergency} aria-label={label}>
          <Callout tone="danger" title={title}>
            {text}
          </Callout>
        </aside>
      )}
    </ByDate>
  ));
}
