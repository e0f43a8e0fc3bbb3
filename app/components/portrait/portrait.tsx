import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './portrait.module.css';

/** A photograph, or the initials of a person without one. */
export type Portrayed = {
  portrait?: PictureProps['picture'];
  initials: string;
  /**
   * Colour of the roof: laterite for heads, palm for teachers, brass for others; the text next to
   * it says the same.
   */
  rank: 'head' | 'teacher' | 'staff';
};

type PortraitProps = {
  person: Portrayed;
  /**
   * Described on the person's own page; in lists it is decoration, because the name is next to it.
   */
  isLarge?: boolean;
};

/** A person's photograph, or a niche with the initials. */
export function Portrait({ person, isLarge = false }: PortraitProps) {
  const { portrait } = person;
  if (!portrait) return <Niche person={person} isLarge={isLarge} />;
  return (
    <span className={styles.portrait} data-large={isLarge || undefined}>
      <Picture
        picture={isLarge ? portrait : { ...portrait, alt: '' }}
        sizes={isLarge ? '128px' : '64px'}
        isFirst={isLarge}
      />
    </span>
  );
}

/** A gabled niche with the initials. Decoration: the name is next to it. */
function Niche({ person: { initials, rank }, isLarge }: Required<PortraitProps>) {
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
