import type { ReactNode } from 'react';
import { useAddress } from '#app/hooks/use-address.ts';
import { localisePath, otherIn } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import type { ShellView } from './shell.server.ts';

type ShellProps = {
  view: ShellView;
  children: ReactNode;
  themeSwitch: ReactNode;
  menuBar: ReactNode;
  renderSearch: (className: string | undefined) => ReactNode;
  renderPhoneMenu: (
    language: { href: string; label: string; lang: string } | undefined,
    siteMapHref: string,
  ) => ReactNode;
  attachFixedBar: (element: HTMLElement) => () => void;
};

/** Skip link, header, main and footer: the landmarks of every page. */
export function Shell({
  view,
  children,
  themeSwitch,
  menuBar,
  renderSearch,
  renderPhoneMenu,
  attachFixedBar,
}: ShellProps) {
  const { locale, messages } = useLocale();
  const other = otherIn(view.name, locale);
  const { path } = useAddress();
  const siteMapHref = localisePath('/sitemap', locale);
  return (
    <>
      <a href="#main" className={`no-print ${styles.skip}`}>
        {messages.skipToContent}
      </a>
      <Header
        logo={view.logo}
        name={view.name}
        shortName={view.shortName}
        homeHref={localisePath('/', locale)}
        renderSearch={renderSearch}
        loginUrl={view.loginUrl}
        language={other && { href: localisePath(path, other), lang: other }}
        themeSwitch={themeSwitch}
        menuBar={menuBar}
        phoneMenu={renderPhoneMenu(
          other && { href: localisePath(path, other), label: messages.otherLanguage, lang: other },
          siteMapHref,
        )}
        attachFixedBar={attachFixedBar}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer {...view} />
    </>
  );
}
