import { Page } from '#app/components/columns/columns.tsx';
import { SearchForm } from '#app/components/search-form/search-form.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import type { SearchPageView } from './search.server.ts';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';

/** Value of the order that is not the usual one. */
const NEWEST = 'newest';

/**
 * Full-text search of all pages (search-page.tool.ts): its query, filters and page of results are
 * in the fragment of the address.
 */
export default function SearchPage({ view }: { view: SearchPageView }) {
  const { labels } = view;
  return (
    <Page ancestors={view.ancestors} title={labels.title}>
      <div data-tool="search-page" data-list={view.list} className="stack to-start flow">
        <div className={`needs-script ${styles.search}`}>
          <SearchForm
            action={view.base}
            label={labels.field}
            submitLabel={labels.submit}
            limit={QUERY_LIMIT}
            hint={labels.blankHint}
          />
          <p className={`measure ${styles.lead}`} data-part="lead">
            {labels.lead}
          </p>
          <div className={styles.choices} data-part="choices" hidden>
            <SelectField
              name="category"
              label={labels.category}
              allLabel={labels.allCategories}
              options={view.categories.map(({ id, label }) => ({ value: id, label }))}
            />
            <SelectField
              name="order"
              label={labels.order}
              allLabel={labels.bestFirst}
              options={[{ value: NEWEST, label: labels.newestFirst }]}
            />
          </div>
          <SearchResults view={view} />
        </div>
        <noscript>
          <WithoutScripts view={view} />
        </noscript>
        <div className="without-script">
          <WithoutScripts view={view} />
        </div>
      </div>
    </Page>
  );
}

/** In the place of the search where scripts are off, or have failed. */
function WithoutScripts({ view: { labels, siteMapHref } }: { view: SearchPageView }) {
  return (
    <>
      <p>{labels.withoutScripts}</p>
      <p>
        <a href={siteMapHref}>{labels.siteMap}</a>
      </p>
    </>
  );
}
