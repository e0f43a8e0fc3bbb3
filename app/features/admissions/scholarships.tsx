import type { PayView } from '#app/views/admissions/pay.server.ts';
import styles from './tab-content.module.css';
import { LinkItems } from './tab-parts.tsx';

type ScholarshipsProps = { links: PayView['tabs']['btech']['scholarships']; labels: PayView['labels'] };

/** Scholarships that help to pay. */
export function Scholarships({ links, labels }: ScholarshipsProps) {
  return (
    <section className={styles.part}>
      <h3>{labels.scholarships}</h3>
      <LinkItems links={links} />
      <p className={styles.note}>{labels.oneScholarship}</p>
    </section>
  );
}
