import { Link } from 'react-router';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { TitleRow } from '#app/components/title-row/title-row.tsx';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { HomeView } from './home.server.ts';
import styles from './life.module.css';

type LifeProps = { items: HomeView['life']; labels: HomeView['labels'] };

/** Four drawings side by side without gaps, with one continuous ground line. */
export function Life({ items, labels }: LifeProps) {
  const { locale } = useLocale();
  return (
    <section className="stack gap-6">
      <TitleRow title={labels.lifeOnCampus} link={{ label: labels.campusLife, href: localisePath('/campus-life', locale) }} />
      <ul role="list" className={`stack ${styles.street}`}>
        {items.map((item) => (
          <li key={item.href}>
            <Drawing drawing={item.drawing} />
            <div className={styles.caption}>
              <Link to={item.href}>{item.title}</Link>
              <Explained html={item.text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
