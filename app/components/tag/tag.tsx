import styles from './tag.module.css';

type TagProps = { category: string; label: string };

/** A category as a small box; categories without their own colour use the plain one. */
export function Tag({ category, label }: TagProps) {
  return (
    <span className={styles.tag} data-category={category}>
      {label}
    </span>
  );
}
