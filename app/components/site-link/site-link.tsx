import type { ComponentProps } from 'react';
import { useLocale } from '#app/i18n/locale-context.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /**
   * A page of the site, `#` for a missing target, `mailto:`, `tel:`, or an external address;
   * without one the words stand alone.
   */
  href: string | undefined;
  /** False if the link has its own icon. */
  hasIcon?: boolean;
};

/**
 * A link by type of target: pages of the site open in this tab, external pages open in a new tab
 * and say so, `#` does nothing.
 */
export function SiteLink({ href, hasIcon = true, children, ...rest }: SiteLinkProps) {
  if (href === undefined) return <span>{children}</span>;
  if (href === '#') {
    return (
      <a {...rest} role="link" aria-disabled="true">
        {children}
      </a>
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
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-external={hasIcon || undefined}
    >
      {children}
      <NewTabNote />
    </a>
  );
}

/**
 * Only an external link needs the texts of the interface: the failure screen may stand where there
 * are none.
 */
function NewTabNote() {
  const { messages } = useLocale();
  return <span className="visually-hidden">{` (${messages.opensInNewTab})`}</span>;
}
