import { Link } from 'react-router';
import styles from './squares.module.css';

type SquaresProps = {
  label: string;
  /** `name` is what a screen reader says where the label alone says little. */
  links: readonly { label: string; href: string; isCurrent: boolean; name?: string }[];
};

/** Joined squares that lead to the pages of a list. */
export function Squares({ label, links }: SquaresProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.squares}>
        {links.map((link) => (
          <li key={link.label}>
            <Link to={link.href} aria-current={link.isCurrent ? 'page' : undefined} aria-label={link.name}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
