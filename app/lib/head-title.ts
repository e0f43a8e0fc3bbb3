import { countGraphemes } from './graphemes.ts';

/** Longest title in signs a reader sees; search engines cut what is longer. */
export const TITLE_LIMIT = 60;

const fits = (title: string) => countGraphemes(title) <= TITLE_LIMIT;

/**
 * The title of a page's head: of several titles the first that fits, with the college's initials where there is room for them. Where none
 * fits, the first is cut at the end of a word.
 * @param titles from the one that says most to the shortest
 */
export function headTitle(titles: readonly [string, ...string[]], initials: string): string {
  const wanted = titles.flatMap((title) => [`${title} | ${initials}`, title]);
  return wanted.find(fits) ?? cut(titles[0]);
}

/** A title without the initials that {@link headTitle} may have put at its end. */
export function withoutInitials(title: string, initials: string): string {
  const end = ` | ${initials}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** The title of a page where it stands alone: that of the head without the college's initials, whole where the head had to cut it. */
export function sharedTitle({ title, headTitle: shown }: { title: string; headTitle: string }, initials: string): string {
  return shown.endsWith('…') ? title : withoutInitials(shown, initials);
}

/** As many whole words as fit, with the sign that says that more follows. */
function cut(title: string): string {
  const words = title.split(' ');
  const count = words.findLastIndex((_, index) => fits(`${words.slice(0, index + 1).join(' ')}…`)) + 1;
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/[\s,;:|.]+$/, '')}…`;
}
