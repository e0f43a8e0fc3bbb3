import { find } from '#app/browser/find.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import { markWords } from '#app/lib/search/snippet.ts';
import type { Sought } from '#app/lib/search/sought.ts';
import { excerptOf } from './excerpt.ts';
import type { SearchRequest } from './search-messages.ts';
import { textSearch } from './text-search.ts';

const isMarked = ({ isMatch }: { isMatch: boolean }) => isMatch;

type Asked = { query: string; sought: Sought; found: readonly Found[] };

/**
 * Adds to the results of the window what only the texts of the pages have: results for a query of
 * which no entry has all words, and for one of several words an excerpt in the first row.
 * @param files addresses of the search page and of the index
 * @param panel the window
 * @param draw shows results instead, as often as there is more
 */
export function windowTexts(
  files: Pick<SearchRequest, 'base' | 'list'>,
  panel: HTMLElement,
  draw: (found: readonly Found[]) => void,
): (asked: Asked) => void {
  let asked: Asked = { query: '', sought: {}, found: [] };
  const search = textSearch(files, {
    answer: ({ rows }) => {
      const [best, known] = [rows[0], asked.found[0]];
      if (!best || (known && known.merit >= best.merit)) return addExcerpt();
      asked = { ...asked, found: rows.slice(0, SEARCH_RESULT_LIMIT) };
      hear(asked);
      return addExcerpt();
    },
    snippets: () => undefined,
    fail: () => undefined,
  });

  function hear({ query, found }: Asked): void {
    // What was typed or chosen since stays, and no row moves below a mouse or a finger.
    const isChosen = panel.querySelector('[aria-activedescendant], [role="option"]:hover');
    if (query === find<HTMLInputElement>(panel, 'input').value.trim() && !isChosen) draw(found);
  }

  async function addExcerpt(): Promise<void> {
    const { query, sought, found } = asked;
    const [first, ...others] = found;
    const { wanted } = sought;
    const isAnswered = first?.answer !== '' && (wanted?.test(first?.answer ?? '') ?? true);
    if (!first || isAnswered || !first.entry.path.startsWith('/')) return;
    const pieces = await excerptOf(files.base, sought, first);
    const answer = pieces.map(({ text }) => text).join('');
    if (first.answer !== '' && !wanted?.test(answer)) return;
    // A figure beside some of the words may be that of something else.
    const isWhole = first.words.every((word) => markWords(answer, [word]).some(isMarked));
    if (!sought.day && !isWhole) return;
    if (answer !== '' && query === asked.query)
      hear({ ...asked, found: [{ ...first, answer }, ...others] });
  }

  return (next) => {
    asked = next;
    const isWeak = next.found.every(({ hasAllWords }) => !hasAllWords);
    // With a blank query the answer to an earlier one is awaited no more.
    search({ query: isWeak ? next.query : '', category: '', isNewestFirst: false, page: 1 });
    if (!isWeak && next.query.includes(' ')) void addExcerpt();
  };
}
