import { useLabels } from '#app/content/use-labels.ts';
import styles from './on-this-page.module.css';

type OnThisPageProps = {
  /** Address of the page. */ address: string /** Name of the tab. */;
  title: string;
  items: readonly { anchor: string; label: string }[];
};

/** The parts of a tab, above all of them. */
export function OnThisPage({ address, title, items }: OnThisPageProps) {
  const labels = useLabels('admissions');
  return (
    <nav aria-label={`${labels.onThisPage}: ${title}`} className={`no-print ${styles.parts}`}>
      <strong>{labels.onThisPage}</strong>
      <ul role="list">
        {items.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`${address}#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
