import styles from './facts.module.css';

/** Terms and what is said of them, one below the other; terms beside on wide screens. */
export function Facts({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
