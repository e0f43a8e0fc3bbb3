import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './site-link.module.css';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of the site, `#` for nowhere yet, `mailto:`, `tel:`, or an address on the web. */
  href: string;
  /** Said of links that leave the site: "opens in a new tab". */
  newTabNote: string;
  /** False where the link shows an icon of its own. */
  hasIcon?: boolean;
};

/** A link that knows what it is: a page opens in the app, the web opens in a new tab and says so, `#` does nothing. */
export function SiteLink({ href, newTabNote, hasIcon = true, children, ...rest }: SiteLinkProps) {
  if (href === '#') {
    return (
      <a {...rest} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  if (href.startsWith('/')) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  if (!href.startsWith('http')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {hasIcon && <ExternalLink className={styles.icon} />}
      <span className="visually-hidden">{` (${newTabNote})`}</span>
    </a>
  );
}
