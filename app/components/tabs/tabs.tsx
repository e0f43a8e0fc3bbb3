import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { hiddenUntilFound } from '#app/browser/hidden-until-found.ts';
import styles from './tabs.module.css';

export type Tab<Id extends string = string> = { id: Id; label: string; content: ReactNode };

type TabsProps<Id extends string> = {
  /** Prefix of the ids: that of the panel `fees` is `<id>-fees`, so that an address can name it. */
  id: string;
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  /**
   * False before hydration: every panel is then shown below its label, so that all text is readable without scripts.
   */
  isLive: boolean;
};

/** Tabs following the WAI-ARIA pattern with automatic activation: arrows, Home and End move and select. */
export function Tabs<Id extends string>({
  id,
  label,
  tabs,
  current,
  onChange,
  isLive,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === current);
    const target = nextIndex(event.key, index, tabs.length);
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className={`stack gap-5 ${styles.tabs}`} data-live={isLive || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`no-print rings-inside ${styles.list}`}
        hidden={!isLive}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={moveFocus}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => {
        const isHidden = isLive && tab.id !== current;
        return (
          <div
            key={tab.id}
            // A press is rendered at once.
            ref={hiddenUntilFound(isHidden, () =>
              list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.click(),
            )}
            id={`${id}-${tab.id}`}
            className={styles.panel}
            data-label={tab.label}
            aria-hidden={isHidden || undefined}
            {...(isLive && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab-${tab.id}`,
              tabIndex: isHidden ? -1 : 0,
            })}
          >
            {!isLive && <p className={styles.label}>{tab.label}</p>}
            {tab.content}
          </div>
        );
      })}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
