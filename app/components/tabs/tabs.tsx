import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = {
  /** Prefix of the ids: that of the panel `fees` is `<id>-fees`, so that an address can name it. */
  id: string;
  label: string;
  tabs: readonly Tab[];
};

/**
 * Panels, each below its label, that the page script makes tabs of (app/page/tabs.ts): all text is
 * readable without it.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
  return (
    <div className={`stack gap-5 ${styles.tabs}`} data-tabbed="">
      <div
        role="tablist"
        aria-label={label}
        className={`no-print rings-inside ${styles.list}`}
        hidden
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-${tab.id}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} id={`${id}-${tab.id}`} className={styles.panel}>
          <p className={styles.label}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
