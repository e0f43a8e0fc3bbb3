import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '#app/components/columns/columns.tsx';
import { SearchForm } from '#app/components/search-form/search-form.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { useHydrated } from '#app/hooks/hydrated.ts';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import { isAskedOpenly, readSearch } from '#app/lib/search-address.ts';
import type { SearchPageView } from './search.server.ts';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';
import { useTextSearch } from './use-text-search.ts';

/** Value of the order that is not the usual one. */
const NEWEST = 'newest';

type SearchPageProps = {
  view: SearchPageView;
};

/** Full-text search of all pages. The query, the filters and the page of results are in the fragment of the address. */
export function SearchPage({ view }: SearchPageProps) {
  const { labels } = view;
  const wanted = useWanted(view.categories.map(({ id }) => id));
  const search = useTextSearch({
    base: view.base,
    query: wanted.query,
    category: wanted.category,
    isNewestFirst: wanted.isNewestFirst,
    page: wanted.page,
  });
  const categories = view.categories
    .map(({ id, label }) => ({ value: id, label, count: search.answer?.counts[id] ?? 0 }))
    .filter(({ count, value }) => count > 0 || value === wanted.category)
    .map(({ value, label, count }) => ({ value, label: `${label} (${count})` }));
  return (
    <Page ancestors={view.ancestors} title={labels.title}>
      <SearchForm
        className="needs-script"
        action={view.base}
        label={labels.field}
        submitLabel={labels.submit}
        query={wanted.query}
        limit={QUERY_LIMIT}
        hint={wanted.query === '' ? labels.blankHint : undefined}
        onSearch={(q) => wanted.change({ q, category: '', page: '' })}
      />
      {wanted.query === '' ? (
        <p className={`measure ${styles.lead}`}>{labels.lead}</p>
      ) : (
        <div className={styles.choices}>
          <SelectField
            label={labels.category}
            allLabel={labels.allCategories}
            options={categories}
            value={wanted.category}
            onChange={(category) => wanted.change({ category, page: '' })}
          />
          <SelectField
            label={labels.order}
            allLabel={labels.bestFirst}
            options={[{ value: NEWEST, label: labels.newestFirst }]}
            value={wanted.isNewestFirst ? NEWEST : ''}
            onChange={(order) => wanted.change({ order, page: '' })}
          />
        </div>
      )}
      <SearchResults
        search={search}
        view={view}
        query={wanted.query}
        hrefOfPage={(page) => wanted.hrefWith({ page: page === 1 ? '' : String(page) })}
      />
      <noscript>
        <WithoutScripts view={view} />
      </noscript>
      <div className="without-script">
        <WithoutScripts view={view} />
      </div>
    </Page>
  );
}

/** In the place of the search where scripts are off, or have failed. */
function WithoutScripts({ view: { labels, siteMapHref } }: SearchPageProps) {
  return (
    <>
      <p>{labels.withoutScripts}</p>
      <p>
        <a href={siteMapHref}>{labels.siteMap}</a>
      </p>
    </>
  );
}

/** The query in the address; empty before scripts run, because the prerendered page has no query. */
function useWanted(categories: readonly string[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const isLive = useHydrated();
  const parameters = readSearch(location);
  const isOpen = isAskedOpenly(location.search);
  const moved = `#${parameters}`;
  const read = (name: string) => (isLive ? (parameters.get(name) ?? '') : '');

  // Removes the words of an old address from the address bar and the history.
  useEffect(() => {
    if (isOpen) navigate(moved, { replace: true, preventScrollReset: true });
  }, [isOpen, moved, navigate]);

  /** The fragment with some parts changed; empty ones are left out. */
  function hrefWith(changes: Readonly<Record<string, string>>): string {
    const after = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    return `#${after}`;
  }
  return {
    query: read('q').trim().slice(0, QUERY_LIMIT),
    // An unknown one would hide everything.
    category: categories.find((id) => id === read('category')) ?? '',
    isNewestFirst: read('order') === NEWEST,
    page: Math.max(1, Number.parseInt(read('page'), 10) || 1),
    hrefWith,
    change: (changes: Readonly<Record<string, string>>) =>
      navigate(hrefWith(changes), { preventScrollReset: true }),
  };
}
