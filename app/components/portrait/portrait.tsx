import { Initials, type InitialsProps } from '../initials/initials.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './portrait.module.css';

/** A photograph, or the initials of a person without one. */
export type Portrayed = Pick<InitialsProps, 'initials' | 'rank'> & {
  portrait?: PictureProps['picture'];
};

type PortraitProps = {
  person: Portrayed;
  /** Described on the person's own page; in lists it is decoration, because the name is next to it. */
  isLarge?: boolean;
};

/** A person's photograph, or a niche with the initials. */
export function Portrait({ person: { portrait, initials, rank }, isLarge = false }: PortraitProps) {
  if (!portrait) return <Initials initials={initials} rank={rank} isLarge={isLarge} />;
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
