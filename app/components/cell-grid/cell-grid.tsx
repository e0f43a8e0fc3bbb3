import type { HTMLAttributes } from 'react';
import styles from './cell-grid.module.css';

type CellGridProps = HTMLAttributes<HTMLElement> & {
  as?: 'ul' | 'dl' | 'div';
  /** As many as fit of this width, or a number on wide screens: four are two on narrow ones, five are one. */
  columns?: 'narrow' | 'usual' | 'wide' | 'four' | 'five';
};

/** Cells that share their joints; each child is one. An unfinished last row ends with its last cell. */
export function CellGrid({ as: Element = 'ul', columns = 'usual', className = '', ...rest }: CellGridProps) {
  return <Element role={Element === 'ul' ? 'list' : undefined} className={`${styles.grid} ${className}`} data-columns={columns} {...rest} />;
}
