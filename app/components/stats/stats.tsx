import { Grid } from '../grid/grid.tsx';
import styles from './stats.module.css';

type StatsProps = { facts: readonly { term: string; value: string }[] };

/** A few facts in joined cells: term above, value below. */
export function Stats({ facts }: StatsProps) {
  return (
    <Grid as="dl" columns="four" className={styles.strip}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt className="note">{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </Grid>
  );
}
