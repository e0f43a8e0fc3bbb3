import { SiteLink } from '../site-link/site-link.tsx';
import styles from './link-list.module.css';

type LinkListProps = {
  links: readonly { label: string; href: string; lang?: string | undefined }[];
};

/** Links in a wrapping row, each large enough to touch. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list" className={`cluster ${styles.list}`}>
      {links.map((link) => (
        <li key={link.href}>
          <SiteLink href={link.href}>
            {link.lang ? <span lang={link.lang}>{link.label}</span> : link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
