import { find } from '#app/browser/find.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { type Found, searchEntries } from '#app/lib/search/entry-search.ts';
import {
  type PreparedIndex,
  prepareIndex,
  type SearchIndex,
} from '#app/lib/search/search-index.ts';
import { readIndex } from '#app/lib/search/sent-index.ts';
import { soughtBy } from '#app/lib/search/sought.ts';
import { searchAddress } from '#app/lib/search-address.ts';
import { combobox } from './combobox.ts';
import { rowOf, sayQuery } from './result-rows.ts';
import listStyles from './search-list.css?url';

/** Typing has paused: then the texts of the pages are asked too. */
const TEXTS_PAUSE_MS = 400;

type Index = { prepared: PreparedIndex; categories: SearchIndex['categories'] };

/** The results of the search window as its words are typed, also those typed before this came. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of one window, which share what was asked
export function start(root: HTMLElement): void {
  // Without them the results can be read too.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: listStyles }),
  );
  const panel = find(root, '[popover]');
  const [box, form] = [find<HTMLInputElement>(panel, 'input'), find(panel, 'form')];
  const part = (name: string) => find(panel, `[data-part="${name}"]`);
  const list = combobox(box, part('list').id);
  let index: Index | undefined;
  let hasFailed = false;
  /** The query whose results are shown. */
  let shown: string | undefined;
  let isEnterWaiting = false;
  let isOpen = panel.contains(document.activeElement);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const base = form.getAttribute('action') ?? '';
  let texts: ReturnType<typeof loadTexts> | undefined;

  function loadTexts() {
    return import('./window-texts.ts').then(({ windowTexts }) =>
      windowTexts({ base, list: root.dataset.list ?? '' }, panel, draw),
    );
  }

  async function addTexts(query: string, found: readonly Found[]): Promise<void> {
    try {
      texts ??= loadTexts();
      (await texts)({ query, sought: soughtBy(query), found });
    } catch {
      texts = undefined;
    }
  }

  function load(): void {
    say(false);
    loadIndex(root.dataset.list ?? '').then(
      (loaded) => {
        index = loaded;
        show();
      },
      () => {
        say(true);
        show();
      },
    );
  }

  function say(failed: boolean): void {
    hasFailed = failed;
    root.toggleAttribute('data-failed', failed);
  }

  /** Shows what applies to the words in the box; if that fails, the way to the search page. */
  function show(): void {
    try {
      fill();
    } catch (error) {
      say(true);
      console.error(error);
    }
  }

  function fill(): void {
    const query = box.value;
    const text = query.trim();
    const isBlank = text === '';
    const isAnswered = !isBlank && index !== undefined;
    const results = index ? searchEntries(index.prepared, query, SEARCH_RESULT_LIMIT) : [];
    clearTimeout(waiting);
    if (isAnswered) waiting = setTimeout(addTexts, TEXTS_PAUSE_MS, text, results);
    const all = part('all');
    find<HTMLAnchorElement>(all, 'a').href = searchAddress(base, text);
    sayQuery(find(all, '[data-query]'), text);
    for (const [name, isShown] of Object.entries({
      quick: isBlank,
      loading: !isBlank && !index && !hasFailed,
      all: isAnswered,
    }))
      part(name).hidden = !isShown;
    // Texts that are asked (window-texts.ts) may add an excerpt to the first row.
    const isAsked = !results[0]?.hasAllWords || text.includes(' ');
    part('list').toggleAttribute('data-excerpt', isAsked);
    draw(results);
    if (!isAnswered)
      part('count').textContent = isBlank || hasFailed ? '' : (part('count').dataset.loading ?? '');
    panel.setAttribute('aria-busy', 'false');
    shown = index ? query : undefined;
    if (isEnterWaiting) enter();
  }

  function draw(results: readonly Found[]): void {
    const [found, near] = index ? rowsOf(panel, index, results) : [[], []];
    part('matches').replaceChildren(...found);
    part('near').replaceChildren(...near);
    list.setOptions([...found, ...near]);
    const count = found.length + near.length;
    part('none').hidden = box.value.trim() === '' || !index || count > 0;
    part('list').hidden = count === 0;
    part('close').hidden = near.length === 0;
    part('count').textContent = countOf(count, found.length === 0, part('count').dataset);
  }

  /**
   * Opens the highlighted result or the first; without any the full search. It waits for the
   * results of letters typed just before.
   */
  function enter(): void {
    isEnterWaiting = shown !== box.value;
    if (isEnterWaiting || box.value.trim() === '') return;
    (list.chosen() ?? find(part('all'), 'a')).click();
  }

  box.addEventListener('input', () => {
    isEnterWaiting = false;
    panel.setAttribute('aria-busy', 'true');
    // The letter is painted first, then its results.
    requestAnimationFrame(() => setTimeout(show));
  });
  form.addEventListener('submit', (event) => {
    // Without the list the words go to the search page, as before this came (app/page/search.ts).
    if (!index) return;
    event.preventDefault();
    enter();
  });
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const word = target.closest<HTMLElement>('[data-word]')?.dataset.word;
    if (word !== undefined) {
      box.value = word;
      box.focus();
      show();
    } else if (target.closest('a')) panel.hidePopover();
  });
  panel.addEventListener('toggle', (event) => {
    isOpen = Reflect.get(event, 'newState') === 'open';
    if (isOpen) {
      if (hasFailed) load();
      box.focus();
      return;
    }
    box.value = '';
    show();
    // A click beside the window has left the focus nowhere.
    if (document.activeElement === document.body) find(root, 'button').focus();
  });
  // The page behind the window is covered: the focus does not go there while it is open.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOpen && relatedTarget instanceof Node && !panel.contains(relatedTarget))
      panel.hidePopover();
  });
  load();
  show();
}

async function loadIndex(address: string): Promise<Index> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const index = readIndex(await response.text());
  return { prepared: await prepareIndex(index), categories: index.categories };
}

function countOf(count: number, areOnlyNear: boolean, words: DOMStringMap): string {
  const { none = '', near = '', one = '', many = '' } = words;
  if (count === 0) return none;
  if (areOnlyNear) return near;
  return count === 1 ? one : fillIn(many, { count });
}

/** Those that match, and those that only come close. */
function rowsOf(panel: HTMLElement, { categories }: Index, found: readonly Found[]) {
  const rows = (results: readonly Found[]) =>
    results.map((result) => rowOf(panel, result, categories[result.entry.category][0]));
  const isClose = ({ reason }: Found) => reason === 'close';
  return [rows(found.filter((result) => !isClose(result))), rows(found.filter(isClose))] as const;
}
