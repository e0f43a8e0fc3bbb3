import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/button/button.tsx';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { SearchWindowView } from './search.server.ts';
import styles from './search-panel.module.css';
import { WithQuery } from './with-query.tsx';

/**
 * All that can stand below the box of the search window; search-window.tool.ts shows what applies,
 * and brings the styles of results (search-list.css).
 */
export function SearchPanel({ view }: { view: SearchWindowView }) {
  const { messages } = useLocale();
  const { labels } = view;
  const toPage = <a href={view.page}>{messages.searchPage}</a>;
  return (
    <>
      <nav aria-labelledby="search-quick" className={styles.offer} data-part="quick">
        <h2 id="search-quick">{labels.quickNavigation}</h2>
        <ul>
          {view.quick.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink variant="chip" href={href}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p>{labels.tip}</p>
      </nav>
      <p className={styles.all} data-part="loading" hidden>
        {toPage}
      </p>
      <p role="alert" className={`without-script ${styles.all}`}>
        {messages.searchFailed} {toPage}
      </p>
      <div className={styles.offer} data-part="none" hidden>
        <p className={styles.none}>{labels.noResults}</p>
        <p>{labels.noResultsHint}</p>
        <ul role="list" aria-label={labels.suggestions}>
          {view.suggestions.map((word) => (
            <li key={word}>
              <Button variant="chip" data-word={word}>
                {word}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <div
        id="search-results"
        role="listbox"
        aria-label={labels.results}
        className="searchList"
        tabIndex={-1}
        data-part="list"
        hidden
      >
        <div data-part="matches" />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element of its own */}
        <div role="group" aria-labelledby="search-close-matches" data-part="close" hidden>
          <p id="search-close-matches">{labels.closeMatches}</p>
          <div data-part="near" />
        </div>
      </div>
      <p className={styles.all} data-part="all" hidden>
        <a href={view.page}>
          <WithQuery text={labels.allResults} />
        </a>
      </p>
      <div className={styles.foot}>
        <p
          role="status"
          data-part="count"
          data-loading={messages.searchLoading}
          data-none={labels.noResults}
          data-near={labels.closeMatches}
          data-one={labels.oneResult}
          data-many={labels.resultCount}
        />
        <p aria-hidden="true" className={styles.keys}>
          <Keys word={labels.choose}>
            <kbd>
              <ArrowUp />
            </kbd>
            <kbd>
              <ArrowDown />
            </kbd>
          </Keys>
          <Keys word={labels.open}>
            <kbd lang="en">Enter</kbd>
          </Keys>
          <Keys word={labels.close}>
            <kbd lang="en">Esc</kbd>
          </Keys>
        </p>
      </div>
      <template>
        <a href={view.page} role="option" aria-selected={false} tabIndex={-1}>
          <span>
            <span data-part="title" />
            <span className="visually-hidden" data-part="new-tab">
              {` (${messages.opensInNewTab})`}
            </span>
          </span>{' '}
          <span>
            <Tag category="" label="" /> <span data-part="answer" /> <span data-part="path" />
          </span>
        </a>
      </template>
    </>
  );
}

function Keys({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span>
      {children} {word}
    </span>
  );
}
