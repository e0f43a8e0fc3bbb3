import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'article' | 'div' | 'li' /** A tool is a box on the screen only: on paper its frame goes. */;
  variant?: 'text' | 'tool';
};

/** A box with a border. The caller lays out its content. */
export function Card({
  as: Element = 'div',
  variant = 'text',
  className = '',
  ...rest
}: CardProps) {
  return <Element className={`${styles.card} ${className}`} data-variant={variant} {...rest} />;
}

type CardListProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'ul' };

/** Cards in a column that share their borders: cards themselves, or items with one card each. */
export function CardList({ as: Element = 'ul', className = '', ...rest }: CardListProps) {
  return (
    <Element
      role={Element === 'ul' ? 'list' : undefined}
      className={`${styles.list} ${className}`}
      {...rest}
    />
  );
}
