import styles from './pagination.module.css';

type PaginationProps = {
  label: string;
  /** `name` is the accessible name where the label alone is unclear; `isAfterGap` shows that some are left out before it. */
  links: readonly {
    label: string;
    href: string;
    isCurrent: boolean;
    name?: string;
    isAfterGap?: boolean;
  }[];
};

/** Joined squares with links to the pages of a list. */
export function Pagination({ label, links }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={`no-print ${styles.squares}`}>
        {links.map((link) => (
          <li key={link.label} data-after-gap={link.isAfterGap || undefined}>
            <a
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              aria-label={link.name}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
