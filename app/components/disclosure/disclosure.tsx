import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  /** The control: text, or a heading. */
  summary: ReactNode;
  children: ReactNode;
};

/** Details: folded on the screen, open in print. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={`folds ${styles.fold}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
