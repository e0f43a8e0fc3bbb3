import styles from './divider.module.css';

/** The ground line across the screen, with broken puddle lines below it. Decoration. */
export function Divider({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.ground} ${className}`} />;
}
