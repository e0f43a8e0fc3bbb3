import { ChevronDown, ChevronRight, ExternalLink, Menu as MenuIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import buttonStyles from '#app/components/button/button.module.css';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { LanguageLink } from '#app/components/language-link/language-link.tsx';
import { QuickLinks } from '#app/components/quick-links/quick-links.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import type { MenuEntry, MenuItem, Task } from '#app/content/schemas/navigation.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import barStyles from './menu-bar.module.css';
import phoneStyles from './phone-menu.module.css';

type MenuProps = {
  items: readonly MenuItem[];
  currentId: string | undefined;
  tasks: readonly Task[];
  loginUrl: string | undefined;
  /** The same page in the other languages. */
  languages: readonly { href: string; label: string; lang: string }[];
  themeSwitch: ReactNode;
};

/**
 * The menu: a bar on wide screens, a popover over the whole of a narrow one. Native disclosures and
 * the popover open without scripts, which add hover, delays and Escape (app/page/menu-bar.ts,
 * phone-menu.ts).
 */
export function Menu({ items, currentId, tasks, loginUrl, languages, themeSwitch }: MenuProps) {
  const { messages } = useLocale();
  return (
    <div
      id="menu"
      popover="auto"
      className={`cover ${phoneStyles.menu}`}
      data-menu=""
      data-label={messages.menu}
    >
      <div className={phoneStyles.head}>
        <span aria-hidden="true">{messages.menu}</span>
        <button
          type="button"
          className="cover-close"
          data-focus=""
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          {messages.close}
          <X />
        </button>
      </div>
      <div className={phoneStyles.tasks}>
        <QuickLinks label={`${messages.menu}: ${messages.tasks}`} tasks={tasks} />
      </div>
      <nav aria-label={messages.mainMenu} className={barStyles.bar}>
        <ul>
          {items.map((item) => (
            <li key={item.id} data-current={item.id === currentId || undefined}>
              {item.entries ? (
                <Dropdown item={item} entries={item.entries} isCurrent={item.id === currentId} />
              ) : (
                <a href={item.href}>{item.title}</a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={phoneStyles.tools}>
        {loginUrl && (
          <ButtonLink variant="filled" href={loginUrl} hasIcon={false}>
            {messages.login}
            <ExternalLink />
          </ButtonLink>
        )}
        {languages.map(({ href, lang, label }) => (
          <LanguageLink key={lang} href={href} lang={lang} className={buttonStyles.button}>
            {label}
          </LanguageLink>
        ))}
        {themeSwitch}
      </div>
    </div>
  );
}

/**
 * Opens the menu on narrow screens; a browser without popovers has a link to the site map until
 * scripts come.
 */
export function MenuButton({ siteMapHref }: { siteMapHref: string }) {
  const { messages } = useLocale();
  return (
    <>
      <button type="button" popoverTarget="menu" className={phoneStyles.toggle}>
        <MenuIcon />
        {messages.menu}
      </button>
      <a href={siteMapHref} className={`without-popovers ${phoneStyles.toggle}`}>
        <MenuIcon />
        {messages.menu}
      </a>
    </>
  );
}

type DropdownProps = { item: MenuItem; entries: readonly MenuEntry[]; isCurrent: boolean };

function Dropdown({ item, entries, isCurrent }: DropdownProps) {
  const { messages } = useLocale();
  const hasGroups = entries.some((entry) => entry.children);
  return (
    <details name="menu" className={`folds ${phoneStyles.section}`} data-dropdown="">
      <summary aria-current={isCurrent ? 'true' : undefined}>
        {item.title}
        <ChevronDown />
      </summary>
      <ul className={`rows ${barStyles.panel}`} data-groups={hasGroups || undefined}>
        {item.href !== '#' && (
          <li>
            <a href={item.href} className={barStyles.whole}>
              {fillIn(messages.wholePage, { title: item.title })}
            </a>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.children ? <Group entry={entry} rows={entry.children} /> : <Row entry={entry} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Group({ entry, rows }: { entry: MenuEntry; rows: readonly MenuEntry[] }) {
  return (
    <details name="menu-group" className={`folds ${phoneStyles.group}`} data-group="">
      <summary className={barStyles.row}>
        <span className={barStyles.label}>{entry.label}</span>
        <span className={barStyles.description}>{entry.description}</span>
        <ChevronRight />
      </summary>
      <ul className={`rows ${barStyles.nested}`}>
        {rows.map((row) => (
          <li key={row.href}>
            <Row entry={row} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Row({ entry }: { entry: MenuEntry }) {
  return (
    <SiteLink
      href={entry.href}
      hasIcon={false}
      className={barStyles.row}
      data-row={entry.code ? 'code' : 'plain'}
    >
      {entry.code && (
        <span className={barStyles.code} aria-hidden="true">
          {entry.code}
        </span>
      )}
      <span className={barStyles.label} data-external={entry.isExternal || undefined}>
        {entry.label}
      </span>
      <span className={barStyles.description}>{entry.description}</span>
    </SiteLink>
  );
}
