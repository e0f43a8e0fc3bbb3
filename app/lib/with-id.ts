const known = new WeakMap<readonly object[], ReadonlyMap<string, unknown>>();

/**
 * The entry of a list that has an id: of ten thousand pages each asks for its own, so a list is
 * gone through once.
 */
export function withId<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string | undefined,
): Entry | undefined {
  const byId = known.get(entries) ?? new Map(entries.map((entry) => [entry.id, entry]));
  known.set(entries, byId);
  return id === undefined ? undefined : (byId.get(id) as Entry | undefined);
}
