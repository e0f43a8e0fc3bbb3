import { Drawing } from '#app/components/drawing/drawing.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import type { HomeView } from './home.server.ts';
import styles from './street.module.css';

type StreetProps = {
  title: string;
  /** Of the link beside the title, if the college has the page. */
  label: string;
  href: string | undefined;
  items: HomeView['life'];
};

/**
 * Drawings side by side without gaps, with one continuous ground line; on phones the street is
 * walked sideways.
 */
export function Street({ title, label, href, items }: StreetProps) {
  return (
    <section className="stack gap-4">
      <SectionHeading title={title} {...(href && { link: { label, href } })} />
      <ul role="list" className={styles.street}>
        {items.map((item) => (
          <li key={item.href + item.title}>
            <Drawing drawing={item.drawing} isCropped className="line-below" />
            <div className={styles.caption}>
              <a href={item.href}>{item.title}</a>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
