import type { ReactNode } from 'react';

type TableRegionProps = {
  /** Says what the table holds; its caption, where it has one. */
  label: string;
  children: ReactNode;
};

/** A region of its own that scrolls sideways when a table is wider than the screen; keys reach it. */
export function TableRegion({ label, children }: TableRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard (WCAG 2.1.1)
    <section className="table-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
