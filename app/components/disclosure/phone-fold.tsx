import type { ReactNode } from 'react';

type PhoneFoldProps = {
  /** What is inside, in a line. */
  summary: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** Folded on phones only: on wide screens and on paper its content stands in the page (app/styles/layout.css). */
export function PhoneFold({ summary, isOpen = false, children }: PhoneFoldProps) {
  return (
    <details data-phone-fold="" className="folds" open={isOpen}>
      <summary>{summary}</summary>
      <div className="stack gap-4 flow">{children}</div>
    </details>
  );
}
