import { ExternalLink, Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { coverPage, leaveCover, uncoverPage } from '#app/browser/over-page.ts';
import buttonStyles from '#app/components/button/button.module.css';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { LanguageLink } from '#app/components/language-link/language-link.tsx';
import { QuickLinks } from '#app/components/quick-links/quick-links.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useHydrated } from '#app/hooks/hydrated.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import styles from './phone-menu.module.css';
import type { MenuEntry, MenuItem, Task } from './schema.ts';

type PhoneMenuProps = {
  items: readonly MenuItem[];
  tasks: readonly Task[];
  loginUrl: string;
  siteMapHref: string;
  /** The same page in the other language, if there is one. */
  language: { href: string; label: string; lang: string } | undefined;
  themeSwitch: ReactNode;
};

/** The Menu control of narrow screens: a link to the site map until scripts run, then a full-screen dialog. */
export function PhoneMenu({
  items,
  tasks,
  loginUrl,
  siteMapHref,
  language,
  themeSwitch,
}: PhoneMenuProps) {
  const { messages } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const isLive = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => dialog.current?.close(), []);

  function open(event: MouseEvent) {
    // Shortly after hydration the link is still unchanged.
    if (!dialog.current) return;
    event.preventDefault();
    setIsOpen(true);
    dialog.current.showModal();
    coverPage(close);
  }

  function forget() {
    setIsOpen(false);
    uncoverPage(close);
  }

  /** What opens over the page cannot be reached while the dialog is open. */
  function closeAfterChoice(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest('a[href],[popovertarget]')))
      return;
    leaveCover();
    close();
  }

  return (
    <>
      <a
        href={siteMapHref}
        className={styles.toggle}
        aria-haspopup={isLive ? 'dialog' : undefined}
        onClick={open}
      >
        <Menu />
        {messages.menu}
      </a>
      {isLive && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: listens for the clicks of the links inside, which Enter makes too
        <dialog
          ref={dialog}
          className={`cover rings-inside ${styles.dialog}`}
          aria-label={messages.menu}
          onClose={forget}
          onClick={closeAfterChoice}
        >
          {isOpen && (
            <>
              <div className={styles.head}>
                <span aria-hidden="true">{messages.menu}</span>
                <button type="button" className="cover-close" onClick={close}>
                  {messages.close}
                  <X />
                </button>
              </div>
              <div className={styles.tasks}>
                <QuickLinks label={messages.tasks} tasks={tasks} />
              </div>
              <nav aria-label={messages.mainMenu}>
                <ul>
                  {items.map((item) => (
                    <li key={item.id}>
                      {item.entries ? (
                        <Section item={item} entries={item.entries} />
                      ) : (
                        <a href={item.href}>{item.title}</a>
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
              <div className={styles.tools}>
                <ButtonLink variant="filled" href={loginUrl} hasIcon={false}>
                  {messages.login}
                  <ExternalLink />
                </ButtonLink>
                {language && (
                  <LanguageLink
                    href={language.href}
                    lang={language.lang}
                    className={buttonStyles.button}
                  >
                    {language.label}
                  </LanguageLink>
                )}
                {themeSwitch}
              </div>
            </>
          )}
        </dialog>
      )}
    </>
  );
}

function Section({ item, entries }: { item: MenuItem; entries: readonly MenuEntry[] }) {
  const { messages } = useLocale();
  return (
    <details className={`folds ${styles.section}`}>
      <summary>{item.title}</summary>
      <ul>
        {item.href !== '#' && (
          <li>
            <a href={item.href}>{fillIn(messages.wholePage, { title: item.title })}</a>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.children ? (
              <details className={`folds ${styles.group}`}>
                <summary>{entry.label}</summary>
                <ul>
                  {entry.children.map((row) => (
                    <li key={row.href}>
                      <Row entry={row} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <Row entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Row({ entry }: { entry: MenuEntry }) {
  return (
    <SiteLink href={entry.href}>
      {entry.code && (
        <span className={styles.code} aria-hidden="true">
          {entry.code}
        </span>
      )}
      <span>
        {entry.label}
        {!entry.code && <span className={styles.description}>{entry.description}</span>}
      </span>
    </SiteLink>
  );
}
