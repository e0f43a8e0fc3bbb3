import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguageLink } from '#app/components/language-link/language-link.tsx';
import { Logo } from '#app/components/logo/logo.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { localisePath, otherIn } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './header.module.css';
import type { ShellView } from './shell.server.ts';
import type { LanguageAddress } from './shell.tsx';

type HeaderProps = {
  view: Pick<ShellView, 'logo' | 'name' | 'shortName' | 'loginUrl'>;
  /** The search control; receives a class name. */
  renderSearch: (className: string | undefined) => ReactNode;
  languages: readonly LanguageAddress[];
  themeSwitch: ReactNode;
  menuButton: ReactNode;
  menu: ReactNode;
};

/** The header of every page: mark and both names, tools, and the navigation bar with its border. */
export function Header({
  view: { logo, name, shortName, loginUrl },
  renderSearch,
  languages,
  themeSwitch,
  menuButton,
  menu,
}: HeaderProps) {
  const { locale, messages } = useLocale();
  const other = otherIn(name, locale);

  return (
    <header className={styles.header} data-bar="">
      <div className={styles.top}>
        <div className={`page ${styles.inner}`}>
          <a href={localisePath('/', locale)} className={styles.identity}>
            <Logo src={logo} className={styles.mark} />
            <span className={styles.names}>
              <span lang={locale} className={styles.name}>
                <span className={styles.full}>{name[locale]}</span>
                <Short name={shortName[locale]} />
              </span>
              {other && (
                <span lang={other} className={styles.otherName}>
                  <span className={styles.full}>{name[other]}</span>
                  <Short name={shortName[other]} />
                </span>
              )}
            </span>
            <span className="visually-hidden">{` (${messages.toHome})`}</span>
          </a>
          <div className={styles.tools}>
            {renderSearch(styles.search)}
            {languages.map(({ href, lang, label }) => (
              <LanguageLink key={lang} href={href} lang={lang} className={styles.language}>
                {label}
              </LanguageLink>
            ))}
            <span className={styles.wide}>{themeSwitch}</span>
            {loginUrl && (
              <span className={styles.wide}>
                <SiteLink href={loginUrl} hasIcon={false} className={styles.login}>
                  {messages.login}
                  <ExternalLink />
                </SiteLink>
              </span>
            )}
            <div className={styles.narrow}>{menuButton}</div>
          </div>
        </div>
      </div>
      <div className={styles.barPlace}>
        <div className={styles.bar}>{menu}</div>
      </div>
    </header>
  );
}

/**
 * Initials, which may go on in the next line after each full stop; many are smaller beside the
 * tools of a phone.
 */
function Short({ name = '' }: { name: string | undefined }) {
  // A break is one even where white space makes none.
  const isLong = name.length > 8;
  const parts = isLong ? name.match(/[^.]*\.|[^.]+$/g) : [name];
  return (
    <span className={styles.short} data-long={isLong || undefined}>
      {parts?.map((part, place) => [place > 0 && <wbr key={part} />, part])}
    </span>
  );
}
