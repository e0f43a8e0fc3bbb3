import { Button } from '#app/components/button/button.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import type { SearchPageView } from './search.server.ts';
import styles from './search-results.module.css';
import { WithQuery } from './with-query.tsx';

/** All that can stand below the box of the search page; search-page.tool.ts fills in what applies. */
export function SearchResults({ view }: { view: SearchPageView }) {
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
      <div className={`stack gap-1 ${styles.best}`} data-part="best" hidden>
        <ResultHead address={view.base} dated={labels.dated} />
        <p className="strong" data-part="answer" />
      </div>
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
          <ResultHead address={view.base} dated={labels.dated} />
          <p className={`measure text-table ${styles.snippet}`} data-part="snippet" />
        </li>
      </template>
    </div>
  );
}

/** The link of a result, and below it category, address and day. */
function ResultHead({ address, dated }: { address: string; dated: string }) {
  return (
    <>
      <h2 className={styles.title}>
        <a href={address} data-part="title">
          {address}
        </a>
      </h2>
      <p className={`cluster centred note ${styles.meta}`}>
        <Tag category="" label="" />
        <span data-part="path" />
        <span data-part="date" data-text={dated} />
      </p>
    </>
  );
}
