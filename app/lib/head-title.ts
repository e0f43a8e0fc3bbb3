import { countGraphemes } from './graphemes.ts';

/** Longest title in graphemes; search engines cut longer ones. */
export const TITLE_LIMIT = 60;

const fits = (title: string) => countGraphemes(title) <= TITLE_LIMIT;

/**
 * The title in a page's head: the first of the given titles that fits, with the college's initials
 * if there is space. If none fits, the first is cut at the end of a word.
 * @param titles from the most detailed to the shortest
 */
export function headTitle(titles: readonly [string, ...string[]], initials: string): string {
  const wanted = titles.flatMap((title) => [`${title} | ${initials}`, title]);
  return wanted.find(fits) ?? cut(titles[0]);
}

/** A title without the initials that {@link headTitle} may have appended. */
export function withoutInitials(title: string, initials: string): string {
  const end = ` | ${initials}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/**
 * The title of a page on its own: without the college's initials, and in full where the head had to
 * cut it.
 */
export function sharedTitle(
  { title, headTitle: shown }: { title: string; headTitle: string },
  initials: string,
): string {
  return shown.endsWith('…') ? title : withoutInitials(shown, initials);
}

/** As many whole words as fit, followed by an ellipsis. */
function cut(title: string): string {
  const words = title.split(' ');
  const count =
    words.findLastIndex((_, index) => fits(`${words.slice(0, index + 1).join(' ')}…`)) + 1;
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/(?<![\s,;:|.])[\s,;:|.]+$/, '')}…`;
}
