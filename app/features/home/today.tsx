import { Link } from 'react-router';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Status } from '#app/components/status/status.tsx';
import type { HomeView } from '#app/content/views/home.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './today.module.css';

type TodayProps = Pick<HomeView, 'openEvents' | 'contact' | 'labels'>;

/** Where admissions stand today, and whom to ask. */
export function Today({ openEvents, contact, labels }: TodayProps) {
  const { locale } = useLocale();
  const isOpen = openEvents.length > 0;
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{labels.admissionsToday}</h2>
      <p>
        <Status state={isOpen ? 'active' : 'closed'} label={isOpen ? labels.someOpen : labels.noneOpen} />
      </p>
      {isOpen ? (
        <ul role="list">
          {openEvents.map((event) => (
            <li key={event.title}>
              <Link to={localisePath('/admissions#current', locale)}>{event.title}</Link>, {event.date}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{labels.noCurrentEvents}</p>
      )}
      <p>
        <Link to={localisePath('/admissions#current', locale)}>{labels.pastAdmissionsAndFees}</Link>
      </p>
      {contact && <ContactLines phone={contact.phone} email={contact.email} labels={labels} />}
    </section>
  );
}
