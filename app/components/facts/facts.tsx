import { Explained } from '../explained/explained.tsx';
import styles from './facts.module.css';

type FactsProps = { facts: readonly { term: string /** As HTML. */; value: string }[] };

/** Terms and what is said of them, one below the other; terms beside on wide screens. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <Explained as="dd" html={fact.value} />
        </div>
      ))}
    </dl>
  );
}
