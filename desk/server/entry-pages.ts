import type { NamedEntry } from './entry-at.ts';
import type { EntryChange } from './entry-changes.ts';

/** The page of an entry of a type, without the language. */
export const PAGES: Readonly<Record<string, (id: string) => string>> = {
  news: (id) => `/all-news/${id}`,
  events: (id) => `/events/${id}`,
  tenders: () => '/tenders',
  documents: () => '/downloads',
  gallery: (id) => `/gallery/${id}`,
  'admission-events': () => '/admissions',
  'admission-streams': () => '/admissions',
  fees: () => '/admissions',
  scholarships: () => '/admissions',
  papers: () => '/admissions',
  programmes: () => '/academics',
  people: (id) => `/faculty/${id}`,
  departments: (id) => `/department/${id}`,
  texts: (id) => `/${id}`,
  pages: (id) => `/${id}`,
  'document-texts': (id) => `/downloads/${id}`,
  'admissions-page': () => '/admissions',
  btech: () => '/admissions/btech',
  mtech: () => '/admissions/mtech',
  phd: () => '/admissions/phd',
  'ways-in': () => '/academics/admission',
  'seat-kinds': () => '/academics/admission',
  faq: () => '/help/faq',
  'plain-words': () => '/help/plain-words',
  committees: () => '/administrative/committees',
  partnerships: () => '/partnerships',
  'hostel-charges': () => '/facilities/hostel',
  'bus-routes': () => '/facilities/transport',
  placements: () => '/campus-life/placement',
  'campus-map': () => '/campus-life',
};

/**
 * The changed entries that a failed build is about: those whose page, title or text its output names, else all of them.
 * @param output what the build has written
 */
export function entriesInOutput(output: string, changes: readonly EntryChange[]): NamedEntry[] {
  const addresses = new Set([...output.matchAll(/\/[\w/-]*/g)].map(([address]) => address.replace(/^\/ml(?=\/)/, '').replace(/\/$/, '')));
  const quoted = [...output.matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) => text.split(' / '));
  const isNamed = ({ entry: { kind, id = '' }, fields }: EntryChange) =>
    addresses.has(PAGES[kind]?.(id) ?? `/${id}`) || quoted.some((text) => fields.some(({ after }) => after?.en.includes(text) || after?.ml.includes(text)));
  const named = changes.filter(isNamed);
  return (named.length > 0 ? named : changes).map(({ entry }) => entry);
}
