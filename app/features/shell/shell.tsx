import type { ReactNode } from 'react';
import { type Locale, localisePath, OWN_NAMES, othersIn } from '#app/i18n/locale.ts';
import { useAddress, useLocale } from '#app/i18n/locale-context.tsx';
import { Emergency } from './emergency.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import type { ShellView } from './shell.server.ts';

/** The same page and fragment in another language. */
export type LanguageAddress = { href: string; label: string; lang: Locale };

type ShellProps = {
  view: ShellView;
  /** When the page was last brought up to date. */
  day: ReactNode;
  children: ReactNode;
  themeSwitch: ReactNode;
  menuButton: ReactNode;
  renderMenu: (languages: readonly LanguageAddress[]) => ReactNode;
  renderSearch: (className: string | undefined) => ReactNode;
};

/** Skip link, header, main and footer: the landmarks of every page. */
export function Shell({
  view,
  day,
  children,
  themeSwitch,
  menuButton,
  renderMenu,
  renderSearch,
}: ShellProps) {
  const { locale, messages } = useLocale();
  const { path } = useAddress();
  const languages = othersIn(view.name, locale).map((lang) => ({
    lang,
    href: localisePath(path, lang),
    label: OWN_NAMES[lang],
  }));
  return (
    <>
      <a href="#main" className={`no-print ${styles.skip}`}>
        {messages.skipToContent}
      </a>
      <Emergency view={view.emergency} />
      <Header
        view={view}
        renderSearch={renderSearch}
        languages={languages}
        themeSwitch={themeSwitch}
        menuButton={menuButton}
        menu={renderMenu(languages)}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer view={view} day={day} />
    </>
  );
}
