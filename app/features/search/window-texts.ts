import { find } from '#app/browser/find.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import { markWords } from '#app/lib/search/snippet.ts';
import type { Sought } from '#app/lib/search/sought.ts';
import { excerptOf } from './excerpt.ts';
import type { SearchRequest } from './search-messages.ts';
import { textSearch } from './text-search.ts';

const isMarked = ({ isMatch }: { isMatch: boolean }) => isMatch;

/** A figure beside fewer words of a query may be that of something else. */
const LEAST_OF_SUBJECT = { plain: 0.6, wanted: 0.5 };

/**
 * Whether an excerpt is about what was asked: it is the answer to a question, or it has the words,
 * of which a figure that is wanted makes up for some.
 */
function isOf({ entry, subjects }: Found, excerpt: string, wanted?: RegExp): boolean {
  if (entry.title.endsWith('?')) return true;
  const row = `${entry.title} ${entry.otherTitle} ${excerpt}`;
  const held = subjects.filter((forms) => markWords(row, forms).some(isMarked));
  const least = LEAST_OF_SUBJECT[wanted?.test(excerpt) ? 'wanted' : 'plain'];
  return held.length >= least * subjects.length;
}

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
      if (rows.length === 0) return addExcerpt();
      asked = { ...asked, found: rows.slice(0, SEARCH_RESULT_LIMIT) };
      hear(asked);
      return addExcerpt();
    },
    snippets: () => undefined,
    fail: addExcerpt,
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
    if (!sought.day && !isOf(first, answer, wanted)) return;
    if (answer !== '' && query === asked.query)
      hear({ ...asked, found: [{ ...first, answer }, ...others] });
  }

  return (next) => {
    asked = next;
    const [first] = next.found;
    const hasMany = next.query.includes(' ');
    // A title that only has the words may be one of many that do: a laboratory beside its teachers.
    const isSure = next.sought.day || first?.reason === 'question' || first?.reason === 'title';
    const isAsked = !first?.hasAllWords || (hasMany && !isSure);
    // With a blank query the answer to an earlier one is awaited no more.
    search({ query: isAsked ? next.query : '', category: '', isNewestFirst: false, page: 1 });
    if (!isAsked && hasMany) void addExcerpt();
  };
}
