import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/button/button.tsx';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { FeatureBoundary } from '#app/components/feature-boundary/feature-boundary.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import {
  type PreparedIndex,
  type SearchEntry,
  searchEntries,
} from '#app/lib/search/entry-search.ts';
import { highlight } from '#app/lib/search/highlight.ts';
import { searchAddress } from '#app/lib/search-address.ts';
import { Marked, WithQuery } from './marked.tsx';
import type { OverlayData } from './search.server.ts';
import styles from './search-panel.module.css';
import { useCombobox } from './use-combobox.ts';

/** Props from the header to this part, which is loaded later. */
export type SearchPanelProps = {
  data: OverlayData;
  index: PreparedIndex;
  /** The box, which is there before this part is. */
  box: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Action of Enter when results are available; set by this part. */
  submit: RefObject<(() => void) | undefined>;
  /** Address of the full-text search. */
  searchHref: string;
  onClose: () => void;
};

const LIST_ID = 'search-results';
const optionId = (index: number) => `search-result-${index}`;

/** Makes the index ready; it comes with this part. */
export { prepareIndex } from '#app/lib/search/entry-search.ts';

/** Content below the box of the overlay: quick navigation while it is blank, else the results; on failure a link to the search page. */
export function SearchPanel(props: SearchPanelProps) {
  const { messages } = useLocale();
  // The letter is painted first, then its results.
  const query = useDeferredValue(props.query);
  const fallback = (
    <p role="status" className={styles.all}>
      {messages.searchFailed} <a href={props.searchHref}>{messages.searchPage}</a>
    </p>
  );
  return (
    <div className={styles.panel} aria-busy={query !== props.query}>
      <FeatureBoundary fallback={fallback}>
        <Results {...props} query={query} />
      </FeatureBoundary>
    </div>
  );
}

const Results = memo(
  ({ data, index, box, query, onQuery, submit, searchHref, onClose }: SearchPanelProps) => {
    const { labels } = data;
    const navigate = useNavigate();
    const { matches, close } = useMemo(() => searchEntries(index, query), [index, query]);
    const results = [...matches, ...close];
    const isBlank = query.trim() === '';
    const allHref = searchAddress(searchHref, query.trim());
    const active = useCombobox({ box, count: results.length, listId: LIST_ID, optionId });
    const isEnterWaiting = useRef(false);

    // Enter: the highlighted result, or the first; without results the full-text search. It waits for the results of letters typed just before.
    useEffect(() => {
      submit.current = () => {
        isEnterWaiting.current = box.current?.value !== query;
        if (isEnterWaiting.current || isBlank) return;
        if (results.length > 0)
          return document.getElementById(optionId(Math.max(active, 0)))?.click();
        onClose();
        navigate(allHref);
      };
      if (isEnterWaiting.current) submit.current();
      return () => {
        submit.current = undefined;
      };
    });

    const row = (entry: SearchEntry, place: number) => (
      // Two entries may have the same external address.
      <Result
        key={`${entry.path} ${entry.title}`}
        entry={entry}
        place={place}
        isActive={place === active}
        data={data}
        query={query}
        onPick={onClose}
      />
    );
    return (
      <>
        {isBlank && <QuickNavigation data={data} onPick={onClose} />}
        {!isBlank && matches.length === 0 && (
          <NoResults
            data={data}
            onSuggestion={(word) => {
              onQuery(word);
              box.current?.focus();
            }}
          />
        )}
        {results.length > 0 && (
          <div
            id={LIST_ID}
            role="listbox"
            aria-label={labels.results}
            className={styles.list}
            tabIndex={-1}
          >
            {matches.map(row)}
            {close.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element of its own
              <div role="group" aria-labelledby="search-close-matches">
                <p id="search-close-matches" className={styles.closeLine}>
                  {labels.closeMatches}
                </p>
                {close.map((entry, place) => row(entry, matches.length + place))}
              </div>
            )}
          </div>
        )}
        {results.length > 0 && (
          <p className={styles.all}>
            <a href={allHref} onClick={onClose}>
              <WithQuery text={labels.allResults} query={query.trim()} />
            </a>
          </p>
        )}
        <div className={styles.foot}>
          <p role="status">
            {isBlank
              ? ''
              : matches.length === 0 && close.length > 0
                ? `${labels.noResults}. ${labels.closeMatches}`
                : countOf(results.length, labels)}
          </p>
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
              <kbd>Enter</kbd>
            </Keys>
            <Keys word={labels.close}>
              <kbd>Esc</kbd>
            </Keys>
          </p>
        </div>
      </>
    );
  },
);

type Data = SearchPanelProps['data'];

function countOf(count: number, labels: Data['labels']): string {
  if (count === 0) return labels.noResults;
  return count === 1 ? labels.oneResult : fillIn(labels.resultCount, { count: String(count) });
}

type ResultProps = {
  entry: SearchEntry;
  place: number;
  isActive: boolean;
  data: Data;
  query: string;
  onPick: () => void;
};

function Result({ entry, place, isActive, data, query, onPick }: ResultProps) {
  const { messages } = useLocale();
  const isExternal = /^https?:/.test(entry.path);
  const props = {
    id: optionId(place),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.row,
    onClick: onPick,
  };
  const content = (
    <>
      <span className={styles.tag}>
        <Tag category={entry.category} label={data.index.categories[entry.category][0]} />
      </span>
      <span className={styles.title}>
        <Marked pieces={highlight(entry.title, query)} />
        {isExternal && <span className="visually-hidden">{` (${messages.opensInNewTab})`}</span>}
      </span>
      {entry.answer && <span className={styles.answer}>{entry.answer}</span>}
      <span className={styles.path}>
        {isExternal ? <span>{new URL(entry.path).host}</span> : <BreakablePath path={entry.path} />}
      </span>
    </>
  );
  if (isExternal) {
    return (
      <a {...props} href={entry.path} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <a {...props} href={entry.path}>
      {content}
    </a>
  );
}

/** Addresses break before a slash or an anchor, not inside a word. */
function BreakablePath({ path }: { path: string }) {
  return path.split(/(?=[/#])/).map((part) => (
    <span key={part}>
      <wbr />
      {part}
    </span>
  ));
}

function QuickNavigation({ data, onPick }: { data: Data; onPick: () => void }) {
  return (
    <nav aria-labelledby="search-quick" className={styles.offer}>
      <h2 id="search-quick">{data.labels.quickNavigation}</h2>
      <ul>
        {data.quick.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink variant="chip" href={href} onClick={onPick}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>{data.labels.tip}</p>
    </nav>
  );
}

function NoResults({ data, onSuggestion }: { data: Data; onSuggestion: (word: string) => void }) {
  const { labels, suggestions } = data;
  return (
    <div className={styles.offer}>
      <p className={styles.none}>{labels.noResults}</p>
      <p>{labels.noResultsHint}</p>
      <ul aria-label={labels.suggestions}>
        {suggestions.map((word) => (
          <li key={word}>
            <Button variant="chip" onClick={() => onSuggestion(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Keys({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span>
      {children} {word}
    </span>
  );
}
