import type { HTMLAttributes } from 'react';
import styles from './grid.module.css';

type GridProps = HTMLAttributes<HTMLElement> & {
  as?: 'ul' | 'dl' | 'div';
  /**
   * As many as fit at this width, or so many on wide screens: three stand side by side from a
   * tablet on, four become two on narrow ones, up to five become one.
   */
  columns?: 'narrow' | 'usual' | 'wide' | 'three' | 'four' | 'five';
};

/** Cells with shared borders, one per child. An incomplete last row ends with its last cell. */
export function Grid({
  as: Element = 'ul',
  columns = 'usual',
  className = '',
  ...rest
}: GridProps) {
  return (
    <Element
      role={Element === 'ul' ? 'list' : undefined}
      className={`${styles.grid} ${className}`}
      data-columns={columns}
      {...rest}
    />
  );
}
