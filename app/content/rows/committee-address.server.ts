import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/** Page with the list of all committees; the id of each is an anchor there. */
const LIST_PAGE = '/administrative/statutory-committees';

/** The page of a committee, or its anchor in the list of committees. */
export function committeeUrl(
  { id, page }: Pick<Site['committees'][number], 'id' | 'page'>,
  locale: Locale,
): string {
  return localisePath(page ?? `${LIST_PAGE}#committee-${id}`, locale);
}
