import styles from './initials.module.css';

export type InitialsProps = {
  initials: string;
  /** Colour of the roof: laterite for heads, palm for teachers, brass for others; the text next to it says the same. */
  rank: 'head' | 'teacher' | 'staff';
  isLarge?: boolean;
};

/** A gabled niche with the initials of a person instead of a portrait. Decoration: the name is next to it. */
export function Initials({ initials, rank, isLarge = false }: InitialsProps) {
  return (
    <span
      className={styles.niche}
      data-rank={rank}
      data-large={isLarge || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 64 76" fill="none" stroke="currentColor" aria-hidden="true">
        <path className={styles.wall} d="M10 30 32 14 54 30V70H10Z" stroke="none" />
        <path className={styles.roof} d="M3 32 32 10 61 32" strokeWidth="4" />
        <path d="M10 34V70M54 34V70" />
        <path d="M4 71H60" strokeWidth="2" />
      </svg>
      <span>{initials}</span>
    </span>
  );
}
