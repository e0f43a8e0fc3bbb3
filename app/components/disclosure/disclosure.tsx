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
      {/* One part of a line that is set apart, though a piece of it may be kept on one line. */}
      <summary>{typeof summary === 'string' ? <span>{summary}</span> : summary}</summary>
      {children}
    </details>
  );
}
