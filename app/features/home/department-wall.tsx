import { Link } from 'react-router';
import { TitleRow } from '#app/components/title-row/title-row.tsx';
import type { HomeView } from '#app/content/views/home.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './department-wall.module.css';

type Stone = HomeView['wall']['engineering'][number];

/** The departments as a wall in running bond: two lists, red stones for engineering, white ones for the rest. */
export function DepartmentWall({ wall }: Pick<HomeView, 'wall'>) {
  const { messages } = useLocale();
  const count = String(wall.engineering.length + wall.supporting.length);
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <TitleRow title={messages.departmentsCount(count)} />
        <div className={styles.wall}>
          <Stones label={messages.engineeringDepartments} stones={wall.engineering} group="engineering" />
          <Stones label={messages.supportingDepartments} stones={wall.supporting} group="supporting" />
        </div>
        <p className={styles.note}>{messages.stonesNote}</p>
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
            <span className={styles.name}>{stone.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
