import { ArrowRight } from 'lucide-react';
import { Divider } from '#app/components/divider/divider.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { HomeView } from './home.server.ts';
import styles from './house.module.css';

/**
 * The drawing is the navigation: the admission routes are the bays of a tiled verandah, or its
 * storeys on phones.
 */
export function House({ ways }: Pick<HomeView, 'ways'>) {
  const labels = useLabels('home');
  return (
    <div className={styles.place}>
      <nav aria-label={labels.waysIn} className={styles.house}>
        <Drawing drawing="verandah-roof" className={styles.roof} />
        <Drawing drawing="verandah-roof-small" className={styles.smallRoof} />
        <ul className={`stack rings-inside ${styles.bays}`} data-bays={ways.length}>
          {ways.map((way) => (
            <li key={way.id}>
              <a href={way.href}>
                <span className={styles.name}>
                  {way.name}
                  <ArrowRight />
                </span>
                <span className={styles.size}>
                  {way.seats && <strong>{`${way.seats} `}</strong>}
                  <span>{way.length}</span>
                </span>
                <span className={styles.route}>{way.route}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.plinth} />
      </nav>
      <Drawing drawing="palm-grove" className={styles.palms} />
      <div className={styles.ground}>
        <Divider />
      </div>
    </div>
  );
}
