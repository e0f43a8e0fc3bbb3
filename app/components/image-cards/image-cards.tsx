import type { ReactNode } from 'react';
import styles from './image-cards.module.css';

type FigureCard = {
  title: string;
  href: string;
  summary: string;
  /** A picture or drawing that illustrates the text. */
  figure?: ReactNode;
  /** A short note, such as the number of pictures or seats. */
  note?: string | undefined;
};

type ImageCardsProps = { cards: readonly FigureCard[]; heading?: 'h2' | 'h3' };

/** Pages side by side, each with its figure above; the whole of a card is its link's. */
export function ImageCards({ cards, heading: Heading = 'h2' }: ImageCardsProps) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, href, summary, figure, note }) => (
        <li key={href}>
          {figure}
          <Heading>
            <a href={href}>{title}</a>
          </Heading>
          <p>{summary}</p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
