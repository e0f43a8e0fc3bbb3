import { Search, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { coverPage, leaveCover, uncoverPage } from '#app/browser/over-page.ts';
import { useHydrated } from '#app/hooks/hydrated.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import type { PreparedIndex } from '#app/lib/search/entry-search.ts';
import { searchAddress } from '#app/lib/search-address.ts';
import type { OverlayData } from './search.server.ts';
import styles from './search-control.module.css';
import type { SearchPanelProps } from './search-panel.tsx';

type Loaded = { Panel: ComponentType<SearchPanelProps>; data: OverlayData; index: PreparedIndex };

type SearchControlProps = {
  /** Page of the full-text search, the link target until scripts run. */
  searchHref: string;
  /** Address of the index. */
  dataHref: string;
  className: string | undefined;
};

async function load(dataHref: string): Promise<Loaded> {
  const [{ SearchPanel, prepareIndex }, response] = await Promise.all([
    import('./search-panel.tsx'),
    fetch(dataHref),
  ]);
  if (!response.ok) throw new Error(`${dataHref}: ${response.status}`);
  const data = (await response.json()) as OverlayData;
  return { Panel: SearchPanel, data, index: await prepareIndex(data.index) };
}

/**
 * The search button of the header and the overlay it opens (specification, section 2.6). Code and index of the results come at the
 * first interaction; the box is shown immediately, and text typed before they load is kept.
 */
export function SearchControl({ searchHref, dataHref, className }: SearchControlProps) {
  const { messages } = useLocale();
  const isLive = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const loading = useRef<Promise<void>>(undefined);
  const submit = useRef<() => void>(undefined);
  const pressed = useRef<EventTarget>(undefined);
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');

  const close = useCallback(() => dialog.current?.close(), []);
  const closeForLink = useCallback(() => {
    leaveCover();
    dialog.current?.close();
  }, []);

  function prepare() {
    setHasFailed(false);
    loading.current ??= load(dataHref).then(setLoaded, () => {
      loading.current = undefined;
      setHasFailed(true);
    });
  }

  function openInstead(event: Pick<Event, 'preventDefault'>) {
    // Shortly after hydration the link is still unchanged.
    if (!dialog.current) return;
    event.preventDefault();
    prepare();
    setIsOpen(true);
    if (!dialog.current.open) {
      dialog.current.showModal();
      coverPage(close);
    }
    box.current?.focus();
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key === ' ') openInstead(event);
  }

  function forget() {
    setIsOpen(false);
    setQuery('');
    uncoverPage(close);
  }

  // Listens to the keys of the whole page: Ctrl+K, or Command+K.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return;
      openInstead(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  function onEnter(event: FormEvent) {
    event.preventDefault();
    if (submit.current) return submit.current();
    if (query.trim() === '') return;
    navigate(searchAddress(searchHref, query.trim()));
    closeForLink();
  }

  // A press that began in the box and ended on the backdrop has selected text: it does not close.
  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) close();
  };
  return (
    <>
      <a
        href={searchHref}
        className={className}
        {...(isLive ? { role: 'button', 'aria-haspopup': 'dialog' } : {})}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={openInstead}
        onKeyDown={openByKey}
      >
        <span>{messages.searchSite}</span>
        <Search />
      </a>
      {/* Only scripts open it: the page that readers get does not carry it. */}
      {isLive && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the box closes it; the keyboard has Escape
        <dialog
          ref={dialog}
          data-search-window=""
          className={`cover ${styles.dialog}`}
          aria-label={messages.searchSite}
          onClose={forget}
          onPointerDown={(event) => {
            pressed.current = event.target;
          }}
          onClick={closeOnVeil}
        >
          <div className={styles.frame}>
            <form className={styles.head} onSubmit={onEnter}>
              <Search />
              <input
                ref={box}
                type="text"
                role="combobox"
                aria-expanded={false}
                aria-autocomplete="list"
                className={styles.box}
                aria-label={messages.searchSite}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                maxLength={QUERY_LIMIT}
                value={query}
                onChange={(event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value)}
              />
              {/* Enter submits the form; a button would duplicate the list. */}
              <button type="submit" hidden>
                {messages.searchSite}
              </button>
              <button type="button" className="cover-close" onClick={close}>
                {messages.close}
                <X />
              </button>
            </form>
            {isOpen && loaded && (
              <loaded.Panel
                data={loaded.data}
                index={loaded.index}
                box={box}
                query={query}
                onQuery={setQuery}
                submit={submit}
                searchHref={searchHref}
                onClose={closeForLink}
              />
            )}
            {isOpen && !loaded && (
              <p className={styles.note} role="status">
                {hasFailed ? messages.searchFailed : messages.searchLoading}{' '}
                <a href={searchHref}>{messages.searchPage}</a>
              </p>
            )}
          </div>
        </dialog>
      )}
    </>
  );
}
