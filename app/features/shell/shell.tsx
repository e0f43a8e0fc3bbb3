import type { ReactNode } from 'react';
import { localisePath, otherIn } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { useAddress } from '#app/i18n/use-address.ts';
import { Emergency } from './emergency.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import type { ShellView } from './shell.server.ts';

type ShellProps = {
  view: ShellView;
  children: ReactNode;
  themeSwitch: ReactNode;
  menuButton: ReactNode;
  renderMenu: (language: { href: string; label: string; lang: string } | undefined) => ReactNode;
  renderSearch: (className: string | undefined) => ReactNode;
};

/** Skip link, header, main and footer: the landmarks of every page. */
export function Shell({
  view,
  children,
  themeSwitch,
  menuButton,
  renderMenu,
  renderSearch,
}: ShellProps) {
  const { locale, messages } = useLocale();
  const { path } = useAddress();
  const lang = otherIn(view.name, locale);
  const language = lang && {
    lang,
    href: localisePath(path, lang),
    label: messages.otherLanguage,
  };
  return (
    <>
      <a href="#main" className={`no-print ${styles.skip}`}>
        {messages.skipToContent}
      </a>
      <Emergency view={view.emergency} />
      <Header
        logo={view.logo}
        name={view.name}
        shortName={view.shortName}
        homeHref={localisePath('/', locale)}
        renderSearch={renderSearch}
        loginUrl={view.loginUrl}
        language={language}
        themeSwitch={themeSwitch}
        menuButton={menuButton}
        menu={renderMenu(language)}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...view} />
    </>
  );
}
