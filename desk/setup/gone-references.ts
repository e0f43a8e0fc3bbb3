import { isGroup } from '#desk/content-files/print-yaml.ts';
import { NOT_YET } from './sample-parts.ts';

type IsGone = (address: string) => boolean;

/** Lists of links: an entry without its address is removed. Elsewhere only the address is removed. */
const LISTS_OF_LINKS: readonly string[] = [
  'links',
  'tasks',
  'bestBets',
  'entries',
  'syllabus',
  'quickLinks',
  'resources',
  'help',
  'legal',
  'ways',
  'works',
  'life',
  'places',
];
const ADDRESSES: readonly string[] = ['href', 'path', 'page', 'to'];
const LINK = /\[([^[\]]*)\]\((\/[^)\s]*)\)/g;

/** Data without the addresses of removed pages. */
export function withoutGone(value: unknown, isGone: IsGone, name = ''): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isGoneItem(item, isGone, name))
      .map((item) => withoutGone(item, isGone, name));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    if (ADDRESSES.includes(key) && typeof field === 'string' && isGone(field)) return [];
    const left = withoutGone(field, isGone, key);
    return Array.isArray(left) && left.length === 0 && Array.isArray(field) && field.length > 0
      ? []
      : [[key, left]];
  });
  return answered(value, Object.fromEntries(fields));
}

/** Markdown with links to removed pages replaced by their text. */
export function withoutGoneLinks(text: string, isGone: IsGone): string {
  return text.replaceAll(LINK, (link, words, address) => (isGone(address) ? words : link));
}

function isGoneItem(item: unknown, isGone: IsGone, list: string): boolean {
  if (typeof item === 'string') return isGone(item);
  // The file of old addresses is a list without a name.
  const isLink = LISTS_OF_LINKS.includes(list) || (isGroup(item) && 'from' in item && 'to' in item);
  return (
    isLink &&
    isGroup(item) &&
    ADDRESSES.some((name) => typeof item[name] === 'string' && isGone(item[name]))
  );
}

/** A legal item met only by removed pages becomes open. */
function answered(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const isUnmet = 'at' in before && !('at' in after) && !('says' in after) && !('college' in after);
  return isUnmet ? { ...after, college: NOT_YET } : after;
}
