import { Link } from 'react-router';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { sayStep, stepAt } from '#app/lib/clock.ts';
import type { HomeView } from './home.server.ts';
import styles from './today.module.css';

type TodayProps = Pick<HomeView, 'today' | 'contact' | 'labels'> & { /** Time of the build, Unix time in milliseconds. */ builtAt: number };

/** The current status of admissions by the visitor's clock, and the contact: the same events and streams as on the admissions page. */
export function Today({ today, builtAt, contact, labels }: TodayProps) {
  const { locale } = useLocale();
  const now = useNow(builtAt);
  const entries = today.map((entry) => ({ ...entry, step: stepAt(entry.timeline, now) }));
  const open = entries.filter(({ step }) => step.phase === 'open');
  const coming = entries.filter(({ step }) => step.phase === 'coming');
  const dated = [...open, ...coming];
  const isOpen = open.length > 0;
  return (
    <section className={`stack gap-2 to-start text-table ${styles.today}`} aria-labelledby="today">
      <h2 id="today">{labels.admissionsToday}</h2>
      <p>
        <Status state={isOpen ? 'active' : 'closed'} label={isOpen ? labels.someOpen : labels.noneOpen} />
      </p>
      {!isOpen && coming.every(({ date }) => date === undefined) && <p className="muted">{labels.noCurrentEvents}</p>}
      {dated.length > 0 && (
        <ul role="list">
          {dated.map(({ title, href, date, step }) => (
            <li key={title}>
              <Link to={href}>{title}</Link>
              <span data-moment="">{`${date ? `, ${date}` : ''}: ${sayStep(step, now)}`}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={localisePath('/admissions#fees-btech', locale)}>{labels.pastAdmissionsAndFees}</Link>
      </p>
      {contact && <ContactLines phone={contact.phone} email={contact.email} labels={labels} />}
    </section>
  );
}
