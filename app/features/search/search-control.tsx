import { Search, X } from 'lucide-react';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import type { SearchWindowView } from './search.server.ts';
import styles from './search-control.module.css';
import { SearchPanel } from './search-panel.tsx';

type SearchControlProps = { view: SearchWindowView; className: string | undefined };

/**
 * The search button of the header and the window it opens (specification, section 2.6). The browser
 * opens and closes the window; what answers a query (search-window.tool.ts) comes when the visitor
 * turns to it, and finds what was typed before. A browser that cannot open it has a link to the
 * search page.
 */
export function SearchControl({ view, className = '' }: SearchControlProps) {
  const { messages } = useLocale();
  const label = (
    <>
      <span>{messages.searchSite}</span>
      <Search />
    </>
  );
  return (
    <div
      className={styles.control}
      data-tool="search-window"
      data-when="intent"
      data-list={view.list}
    >
      <a href={view.page} className={`without-popovers ${className}`}>
        {label}
      </a>
      <button type="button" popoverTarget="search" aria-haspopup="dialog" className={className}>
        {label}
      </button>
      <div
        id="search"
        popover="auto"
        role="dialog"
        data-search-window=""
        className={`cover ${styles.window}`}
        aria-label={messages.searchSite}
      >
        <div className={styles.frame}>
          <form className={styles.head} action={view.page} data-search="">
            <Search />
            <input
              type="text"
              role="combobox"
              data-focus=""
              aria-expanded={false}
              aria-autocomplete="list"
              className={styles.box}
              aria-label={messages.searchSite}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={QUERY_LIMIT}
            />
            {/* Enter submits the form; a button would duplicate the list. */}
            <button type="submit" hidden>
              {messages.searchSite}
            </button>
            <button
              type="button"
              className="cover-close"
              popoverTarget="search"
              popoverTargetAction="hide"
            >
              {messages.close}
              <X />
            </button>
          </form>
          <SearchPanel view={view} />
        </div>
      </div>
    </div>
  );
}
