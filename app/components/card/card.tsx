import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'article' | 'div' | 'li' /** A tool is a box on the screen only: on paper its frame goes. */;
  variant?: 'text' | 'tool';
};

/** A box with a line around it. What is inside is laid out by the caller. */
export function Card({ as: Element = 'div', variant = 'text', className = '', ...rest }: CardProps) {
  return <Element className={`${styles.card} ${className}`} data-variant={variant} {...rest} />;
}

type CardListProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'ul' };

/** Cards one below the other that share their joints: cards themselves, or items with one card each. */
export function CardList({ as: Element = 'ul', className = '', ...rest }: CardListProps) {
  return <Element role={Element === 'ul' ? 'list' : undefined} className={`${styles.list} ${className}`} {...rest} />;
}
