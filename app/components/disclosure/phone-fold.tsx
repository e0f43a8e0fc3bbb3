import type { ReactNode } from 'react';

type PhoneFoldProps = {
  /** What is inside, in a line; without one nothing is folded. */
  summary: ReactNode;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/**
 * Classes of the section around a {@link PhoneFold}: a box on phones while that is closed. The
 * section says how it begins, since browsers ask for what is inside once all of it has arrived.
 */
export const foldPart = (isFolded: unknown) => (isFolded ? 'fold-part folded' : 'fold-part');

/**
 * Folded on phones only: on wide screens and on paper its content stands in the page
 * (app/styles/layout.css).
 */
export function PhoneFold({ summary, isOpen = false, children }: PhoneFoldProps) {
  if (!summary) return children;
  return (
    <details data-phone-fold="" className="folds" open={isOpen}>
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="stack gap-4 flow">{children}</div>
    </details>
  );
}
