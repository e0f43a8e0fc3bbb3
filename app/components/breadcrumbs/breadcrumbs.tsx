import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  label: string;
  /** From the home page down to the parent of this page. */
  ancestors: readonly { label: string; href: string }[];
  /** Title of this page. */
  current: string;
};

export function Breadcrumbs({ label, ancestors, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={`note no-print ${styles.breadcrumbs}`}>
      <ol>
        {ancestors.map((ancestor) => (
          <li key={ancestor.href} className={styles.above}>
            <a href={ancestor.href}>{ancestor.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
