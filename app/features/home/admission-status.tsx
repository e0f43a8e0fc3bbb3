import { Status } from '#app/components/status/status.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { stepAt, stepText } from '#app/lib/clock.ts';
import styles from './admission-status.module.css';
import type { HomeView } from './home.server.ts';

type AdmissionStatusProps = Pick<HomeView, 'admissions' | 'labels'> & {
  /** Time of the build, Unix time in milliseconds. */ builtAt: number;
};

/** The current status of admissions by the visitor's clock: the same events and streams as on the admissions page. */
export function AdmissionStatus({ admissions, builtAt, labels }: AdmissionStatusProps) {
  const now = useNow(builtAt);
  const entries = admissions.map((entry) => ({ ...entry, step: stepAt(entry.timeline, now) }));
  const open = entries.filter(({ step }) => step.phase === 'open');
  const coming = entries.filter(({ step }) => step.phase === 'coming');
  const dated = [...open, ...coming];
  const isOpen = open.length > 0;
  return (
    <section
      className={`stack gap-2 to-start text-table ${styles.status}`}
      aria-labelledby="admissions-now"
    >
      <h2 id="admissions-now">{labels.admissionsToday}</h2>
      <p>
        <Status
          state={isOpen ? 'active' : 'closed'}
          label={isOpen ? labels.someOpen : labels.noneOpen}
        />
      </p>
      {dated.length > 0 && (
        <ul role="list">
          {dated.map(({ title, href, date, step }) => (
            <li key={title}>
              <a href={href}>{title}</a>
              <span data-moment="">{`${date ? `, ${date}` : ''}: ${stepText(step, now)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
