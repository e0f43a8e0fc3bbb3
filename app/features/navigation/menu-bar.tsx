import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import styles from './menu-bar.module.css';
import { attachMenuBehaviour } from './menu-behaviour.ts';
import type { MenuEntry, MenuItem } from './schema.ts';

type MenuBarProps = { items: readonly MenuItem[]; currentId: string | undefined };

/** The navigation bar of wide screens. Native disclosures open it without scripts; scripts add hover and Escape. */
export function MenuBar({ items, currentId }: MenuBarProps) {
  const { messages } = useLocale();
  const bar = useRef<HTMLElement>(null);

  // Subscribes to pointer and keyboard events of the bar and the document.
  useEffect(() => (bar.current ? attachMenuBehaviour(bar.current) : undefined), []);

  return (
    <nav ref={bar} aria-label={messages.mainMenu} className={styles.bar}>
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
  );
}

type DropdownProps = { item: MenuItem; entries: readonly MenuEntry[]; isCurrent: boolean };

function Dropdown({ item, entries, isCurrent }: DropdownProps) {
  const { messages } = useLocale();
  const hasGroups = entries.some((entry) => entry.children);
  return (
    <details name="menu" data-dropdown="">
      <summary aria-current={isCurrent ? 'true' : undefined}>
        {item.title}
        <ChevronDown />
      </summary>
      <ul className={`rows ${styles.panel}`} data-groups={hasGroups || undefined}>
        {item.href !== '#' && (
          <li>
            <a href={item.href} className={styles.whole}>
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
    <details name="menu-group" data-group="">
      <summary className={styles.row}>
        <span className={styles.label}>{entry.label}</span>
        <span className={styles.description}>{entry.description}</span>
        <ChevronRight />
      </summary>
      <ul className={`rows ${styles.nested}`}>
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
    <SiteLink href={entry.href} hasIcon={false} className={styles.row}>
      {entry.code && (
        <span className={styles.code} aria-hidden="true">
          {entry.code}
        </span>
      )}
      <span className={styles.label} data-external={entry.isExternal || undefined}>
        {entry.label}
      </span>
      <span className={styles.description}>{entry.description}</span>
    </SiteLink>
  );
}
