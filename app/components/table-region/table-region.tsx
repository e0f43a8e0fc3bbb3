import type { ReactNode } from 'react';

type TableRegionProps = {
  /** Name of the region: the caption of the table, if it has one. */
  label: string;
  children: ReactNode;
};

/** A region that scrolls sideways if a table is wider than the screen, reachable by keyboard. */
export function TableRegion({ label, children }: TableRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
