import styles from './ground.module.css';

/** The ground line across the whole screen, with the broken lines of puddles below it. Decoration. */
export function Ground({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.ground} ${className}`} />;
}
