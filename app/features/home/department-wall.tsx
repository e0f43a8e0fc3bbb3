import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import styles from './department-wall.module.css';
import type { HomeView } from './home.server.ts';

type Wall = NonNullable<HomeView['wall']>;
type Stone = Wall['engineering'][number];

/**
 * The departments as a wall: two lists, engineering above the others; a course of small stones
 * shows where their last final year went.
 */
export function DepartmentWall({ wall }: { wall: Wall }) {
  const labels = useLabels('home');
  const [placed, study] = labels.fromHereKeys;
  return (
    <section className={styles.section}>
      <div className="page stack gap-3">
        <SectionHeading
          title={wall.title}
          {...(wall.note && wall.href
            ? { link: { label: labels.placementFigures, href: wall.href } }
            : {})}
        />
        {wall.note && (
          <p className={`note ${styles.keys}`}>
            {wall.note} <span data-key="placed">{placed}</span>,{' '}
            <span data-key="study">{study}</span>
          </p>
        )}
        <div className={styles.wall}>
          {wall.engineering.length > 0 && (
            <Stones
              label={labels.engineeringStones}
              stones={wall.engineering}
              group="engineering"
            />
          )}
          {wall.supporting.length > 0 && (
            <Stones label={labels.supportingStones} stones={wall.supporting} group="supporting" />
          )}
        </div>
      </div>
    </section>
  );
}

function Stones({
  label,
  stones,
  group,
}: {
  label: string;
  stones: readonly Stone[];
  group: string;
}) {
  return (
    <ul role="list" aria-label={label} className={styles.stones} data-group={group}>
      {stones.map((stone) => (
        <li key={stone.code}>
          <a href={stone.url}>
            <span className={styles.code} aria-hidden="true">
              {stone.code}
            </span>
            <span className={`text-table ${styles.name}`}>{stone.name}</span>
            {stone.went && <Went {...stone.went} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Placed and in higher studies, of every hundred, as a course of stones, with the numbers. */
function Went({ placed, study, short, text }: NonNullable<Stone['went']>) {
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {short}
      </span>
      <span className="visually-hidden">{`, ${text}`}</span>
      <svg
        className={styles.course}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 0h100v8H0z" />
        <path data-key="study" d={`M0 0h${placed + study}v8H0z`} />
        <path data-key="placed" d={`M0 0h${placed}v8H0z`} />
      </svg>
    </>
  );
}
