import { useReadSection } from '#app/hooks/use-read-section.ts';
import styles from './section-nav.module.css';

type SectionNavProps = {
  label: string;
  items: readonly { label: string; href: string; isCurrent: boolean }[];
};

/** The sections of a part: a list beside the text on wide screens, a disclosure above it on narrow ones. It marks the section that is being read. */
export function SectionNav({ label, items }: SectionNavProps) {
  const read = useReadSection(
    items
      .map(({ href }) => href.split('#')[1])
      .filter((id) => id !== undefined)
      .join(' '),
  );
  const list = (
    <ul className="rings-inside">
      {items.map((item) => (
        <li key={item.href}>
          <a
            href={item.href}
            aria-current={
              item.isCurrent
                ? 'page'
                : read !== undefined && item.href.endsWith(`#${read}`)
                  ? 'location'
                  : undefined
            }
          >
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
