import { Button } from '#app/components/button/button.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Piece } from '#app/lib/search/highlight.ts';
import { searchAddress } from '#app/lib/search-address.ts';
import { Marked, WithQuery } from './marked.tsx';
import type { SearchPageView } from './search.server.ts';
import { type BestPlace, type FoundPage, PAGE_SIZE, type SearchAnswer } from './search-messages.ts';
import styles from './search-results.module.css';
import type { TextSearch } from './use-text-search.ts';

type SearchResultsProps = {
  search: TextSearch;
  view: SearchPageView;
  query: string;
  hrefOfPage: (page: number) => string;
};

/** How many pages were found, the pages with a piece of their text, and the way to the next ones. */
export function SearchResults({ search, view, query, hrefOfPage }: SearchResultsProps) {
  const { labels, otherSearch } = view;
  const { answer, state } = search;
  return (
    <div aria-busy={state === 'searching'} className={`stack gap-5 ${styles.results}`}>
      <p role="status" className={styles.status}>
        {statusOf(search, labels)}
      </p>
      {state === 'failed' && (
        <p className="cluster gap-5 centred">
          <Button onClick={search.tryAgain}>{labels.tryAgain}</Button>{' '}
          <a href={view.siteMapHref}>{labels.siteMap}</a>
        </p>
      )}
      {answer && answer.total === 0 && !answer.best && <p>{labels.noResultsHint}</p>}
      {answer?.best && <Best best={answer.best} view={view} />}
      {answer && answer.total > 0 && (
        <>
          {answer.isPartial && <p>{labels.withoutSome}</p>}
          <ol className={`line-above ${styles.list}`} start={(answer.page - 1) * PAGE_SIZE + 1}>
            {answer.rows.map((row, place) => (
              <Row key={row.path} row={row} view={view} snippet={search.snippets?.[place]} />
            ))}
          </ol>
          <Pages answer={answer} labels={labels} hrefOfPage={hrefOfPage} />
        </>
      )}
      {query !== '' && otherSearch && (
        <p>
          <a href={searchAddress(otherSearch.href, query)} hrefLang={otherSearch.lang}>
            <WithQuery text={labels.otherLanguage} query={query} />
          </a>
        </p>
      )}
    </div>
  );
}

function statusOf({ state, answer }: TextSearch, labels: SearchPageView['labels']): string {
  if (state === 'failed') return labels.failed;
  if (state === 'searching') return labels.searching;
  if (!answer) return '';
  if (answer.total === 0) return labels.noResults;
  if (answer.total === 1) return labels.oneResult;
  const from = (answer.page - 1) * PAGE_SIZE + 1;
  return fillIn(labels.shownOf, {
    from: String(from),
    to: String(from + answer.rows.length - 1),
    count: String(answer.total),
  });
}

/** The place that answers a frequent question. */
function Best({
  best: { path, title, category, answer },
  view,
}: {
  best: BestPlace;
  view: SearchPageView;
}) {
  return (
    <div className={`stack gap-1 ${styles.best}`}>
      <h2 className={styles.title}>
        <SiteLink href={path}>{title}</SiteLink>
      </h2>
      {answer !== '' && <p className="strong">{answer}</p>}
      <p className={`cluster centred note ${styles.meta}`}>
        <Tag
          category={category}
          label={view.categories.find(({ id }) => id === category)?.label ?? category}
        />
        <span>{path}</span>
      </p>
    </div>
  );
}

function Row({
  row,
  view,
  snippet,
}: {
  row: FoundPage;
  view: SearchPageView;
  snippet: readonly Piece[] | undefined;
}) {
  const { locale } = useLocale();
  const address = localisePath(row.path, locale);
  return (
    <li className={`stack gap-1 ${styles.row}`}>
      <h2 className={styles.title}>
        <a href={address}>
          <Marked pieces={row.titlePieces} />
        </a>
      </h2>
      <p className={`cluster centred note ${styles.meta}`}>
        <Tag
          category={row.category}
          label={view.categories.find(({ id }) => id === row.category)?.label ?? row.category}
        />
        <span>{address}</span>
        {row.date !== undefined && (
          <span>{fillIn(view.labels.dated, { date: formatDate(row.date, locale) })}</span>
        )}
      </p>
      <p className={`measure text-table ${styles.snippet}`}>
        {snippet && <Marked pieces={snippet} />}
      </p>
    </li>
  );
}

type PagesProps = {
  answer: SearchAnswer;
  labels: SearchPageView['labels'];
  hrefOfPage: (page: number) => string;
};

/** Numbers of the pages of results: the first, the last, and those around the present one. */
function Pages({ answer: { page, total }, labels, hrefOfPage }: PagesProps) {
  const last = Math.ceil(total / PAGE_SIZE);
  if (last < 2) return null;
  const numbers = Array.from({ length: last }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  );
  const squares = numbers.map((number, place) => ({
    number,
    label: String(number),
    name: fillIn(labels.page, { page: String(number) }),
    isAfterGap: number > (numbers[place - 1] ?? 0) + 1,
  }));
  const before = page > 1 ? [{ number: page - 1, label: labels.previous }] : [];
  const after = page < last ? [{ number: page + 1, label: labels.next }] : [];
  const links = [...before, ...squares, ...after].map(({ number, ...link }) => ({
    ...link,
    href: hrefOfPage(number),
    isCurrent: 'name' in link && number === page,
  }));
  return <Pagination label={labels.pages} links={links} />;
}
