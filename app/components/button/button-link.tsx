import type { ComponentProps } from 'react';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './button.module.css';

type ButtonLinkProps = ComponentProps<typeof SiteLink> & {
  /**
   * `filled` for the main action, `register` for links to the registration portal, `chip` for
   * suggestions.
   */
  variant?: 'filled' | 'outlined' | 'register' | 'chip';
};

/** A link that looks like a button. */
export function ButtonLink({ variant = 'outlined', className = '', ...rest }: ButtonLinkProps) {
  return <SiteLink {...rest} className={`${styles.button} ${className}`} data-variant={variant} />;
}
