import styles from './ground.module.css';

/** The ground line across the screen, with broken puddle lines below it. Decoration. */
export function Ground({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.ground} ${className}`} />;
}
