import styles from './section-nav.module.css';

type SectionNavProps = {
  label: string;
  items: readonly { label: string; href: string; isCurrent: boolean }[];
};

/**
 * The sections of a part: a list beside the text on wide screens, a disclosure above it on narrow
 * ones. The section that is being read is marked (app/page/read-section.ts).
 */
export function SectionNav({ label, items }: SectionNavProps) {
  const list = (
    <ul className="rings-inside" data-sections="">
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-label={label} className={`no-print ${styles.wide}`}>
        {list}
      </nav>
      <details className={`no-print ${styles.narrow}`}>
        <summary>{label}</summary>
        {list}
      </details>
    </>
  );
}
