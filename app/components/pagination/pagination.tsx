import styles from './pagination.module.css';

type PaginationProps = {
  label: string;
  links: readonly { label: string; href: string; isCurrent: boolean }[];
};

/**
 * Joined squares with links to the pages of a list; the search page fills in its own
 * (app/features/search/result-pages.ts).
 */
export function Pagination({ label, links }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={`no-print ${styles.squares}`}>
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
