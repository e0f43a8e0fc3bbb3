import type { PayView } from '#app/content/views/pay.ts';
import styles from './fees-part.module.css';
import { LinkItems } from './tab-parts.tsx';

type ScholarshipsProps = { pay: PayView; courses: readonly string[]; category?: string };

/** Scholarships of courses, and of a category where one is given. */
export function Scholarships({ pay, courses, category }: ScholarshipsProps) {
  const links = pay.scholarships.filter(
    (entry) => entry.courses.some((course) => courses.includes(course)) && (!category || entry.categories.includes(category)),
  );
  return (
    <section className={styles.scholarships}>
      <h3>{pay.labels.scholarships}</h3>
      <LinkItems links={links} />
      <p className={styles.note}>{pay.labels.oneScholarship}</p>
    </section>
  );
}
