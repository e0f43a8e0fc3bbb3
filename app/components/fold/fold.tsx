import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  /** What is pressed: words, or a heading. */
  summary: ReactNode;
  children: ReactNode;
};

/** What is not the answer itself: closed until it is wanted, open on paper. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
