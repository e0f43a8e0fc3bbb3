/**
 * Pages of the lists, and above those of their entries, by type. A published address stays: others
 * link to it.
 */
const LISTS = {
  departments: '/department',
  documents: '/downloads',
  events: '/events',
  gallery: '/gallery',
  news: '/all-news',
  people: '/faculty',
  summaries: '/languages',
  tenders: '/tenders',
} as const;

type List = keyof typeof LISTS;

/**
 * The page of a list, or of one of its entries, without the language: `/all-news`,
 * `/all-news/bus-times`.
 */
export function pathOf<Of extends List>(list: Of): (typeof LISTS)[Of];
export function pathOf(list: List, id: string): string;
export function pathOf(list: List, id?: string): string {
  return id === undefined ? LISTS[list] : `${LISTS[list]}/${id}`;
}
