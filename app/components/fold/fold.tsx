import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  /** The control: text, or a heading. */
  summary: ReactNode;
  children: ReactNode;
};

/** Details: folded on the screen, open in print. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={`folds ${styles.fold}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
