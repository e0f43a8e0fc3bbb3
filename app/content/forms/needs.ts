type Fields = Readonly<Record<string, unknown>>;

/** What an entry is not complete without, in another form or another part of its own. */
type Need = {
  /** As the labels of the feature name it: `desk.programmes.needs`. */
  name: string;
  isMet: boolean;
  /** The form; without an id, the list in which an entry is added. */
  kind: string;
  id?: string | undefined;
  path?: readonly string[];
};

/** The entries of a type. */
export type EntriesOf = (kind: string) => readonly Fields[];

/**
 * What an entry needs, by its value and the saved entries of other types; of a new one nothing is
 * met.
 */
export type NeedsOf = (entry: Fields, entries: EntriesOf) => Need[];

/**
 * What follows from a change of an entry, by what it was before, if it was, and what it is, as the
 * labels of the feature name it: `desk.people.advice`.
 */
export type AdviceOf = (
  before: Fields,
  entries: EntriesOf,
  value: Fields,
) => { name: string; path: readonly (string | number)[] }[];

/** Whether a list has an item, the one that is asked for where one is. */
export function hasItem(list: unknown, item?: unknown): boolean {
  return Array.isArray(list) && (item === undefined ? list.length > 0 : list.includes(item));
}
