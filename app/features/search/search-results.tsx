import { Button } from '#app/components/button/button.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { SearchPageView } from './search.server.ts';
import styles from './search-results.module.css';
import { WithQuery } from './with-query.tsx';

/**
 * All that can stand below the box of the search page; search-page.tool.ts fills in what applies.
 */
export function SearchResults({ view }: { view: SearchPageView }) {
  const { messages } = useLocale();
  const { labels, otherSearch } = view;
  const page = { label: '1', href: view.base, isCurrent: false };
  return (
    <div className={`stack gap-5 ${styles.results}`} data-part="results">
      <p
        role="status"
        className={styles.status}
        data-part="status"
        data-failed-text={labels.failed}
        data-searching={labels.searching}
        data-none={labels.noResults}
        data-one={labels.oneResult}
        data-many={labels.shownOf}
      />
      <p className="cluster gap-5 centred" data-part="again" hidden>
        <Button>{labels.tryAgain}</Button> <a href={view.siteMapHref}>{labels.siteMap}</a>
      </p>
      <p data-part="hint" hidden>
        {labels.noResultsHint}
      </p>
      <p data-part="some" hidden>
        {labels.withoutSome}
      </p>
      <ol className={`line-above ${styles.list}`} data-part="rows" hidden />
      <div
        data-part="pages"
        data-page={labels.page}
        data-previous={labels.previous}
        data-next={labels.next}
        hidden
      >
        <Pagination label={labels.pages} links={[page]} />
      </div>
      {otherSearch && (
        <p data-part="other" hidden>
          <a href={otherSearch.href} hrefLang={otherSearch.lang}>
            <WithQuery text={labels.otherLanguage} />
          </a>
        </p>
      )}
      <template>
        <li className={`stack gap-1 ${styles.row}`}>
          <h2 className={styles.title}>
            <a href={view.base}>
              <span data-part="title">{view.base}</span>
              <span className="visually-hidden" data-part="new-tab">
                {` (${messages.opensInNewTab})`}
              </span>
            </a>
          </h2>
          <p className={`cluster centred note ${styles.meta}`}>
            <Tag category="" label="" />
            <span data-part="path" />
            <span data-part="date" data-text={labels.dated} />
          </p>
          <p className="strong" data-part="answer" />
          <p className={`measure text-table ${styles.snippet}`} data-part="snippet" />
        </li>
      </template>
    </div>
  );
}
