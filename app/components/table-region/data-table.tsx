import type { ComponentProps, ReactNode } from 'react';
import { TableRegion } from './table-region.tsx';

type DataTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  caption: string;
  isCaptionHidden?: boolean;
  /** Name of the region, where it is not the caption. */
  label?: string;
  /** Headings of the columns. */
  columns: readonly ReactNode[];
  /** Rows in their bodies. */
  children: ReactNode;
};

/** A table with a caption and a heading for each column, in a region that scrolls. */
export function DataTable({
  caption,
  isCaptionHidden = false,
  label = caption,
  columns,
  children,
  ...table
}: DataTableProps) {
  return (
    <TableRegion label={label}>
      <table {...table}>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </TableRegion>
  );
}
