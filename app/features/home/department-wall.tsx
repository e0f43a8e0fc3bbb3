import { Link } from 'react-router';
import { TitleRow } from '#app/components/title-row/title-row.tsx';
import styles from './department-wall.module.css';
import type { HomeView } from './home.server.ts';

type Stone = HomeView['wall']['engineering'][number];

/** The departments as a wall: two lists, engineering above the others. */
export function DepartmentWall({ wall, labels }: Pick<HomeView, 'wall' | 'labels'>) {
  return (
    <section className={styles.section}>
      <div className="page stack gap-6">
        <TitleRow title={wall.title} />
        <div className={styles.wall}>
          <Stones label={labels.engineeringStones} stones={wall.engineering} group="engineering" />
          <Stones label={labels.supportingStones} stones={wall.supporting} group="supporting" />
        </div>
        <p className="note">{labels.stonesNote}</p>
      </div>
    </section>
  );
}

function Stones({ label, stones, group }: { label: string; stones: readonly Stone[]; group: string }) {
  return (
    <ul role="list" aria-label={label} className={styles.stones} data-group={group}>
      {stones.map((stone) => (
        <li key={stone.code}>
          <Link to={stone.url}>
            <span className={styles.code} aria-hidden="true">
              {stone.code}
            </span>
            <span className={`text-table ${styles.name}`}>{stone.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
