import type { Html } from '#app/lib/html.server.ts';
import { CellGrid } from '../cell-grid/cell-grid.tsx';
import { Explained } from '../explained/explained.tsx';
import styles from './fact-strip.module.css';

type FactStripProps = { facts: readonly { term: string; value: Html }[] };

/** A few facts in joined cells: term above, value below. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <CellGrid as="dl" columns="four" className={styles.strip}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <Explained as="dd" html={fact.value} />
        </div>
      ))}
    </CellGrid>
  );
}
