import { useMemo } from 'react';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { withRequired } from '#desk/content-files/with-required.ts';
import type { EditedEntry } from './api.ts';
import { wantedName } from './new-entry.ts';
import { isNewDraft } from './storage.ts';

/**
 * The value of a form to be written: without emptied fields and groups, unless the file has them
 * empty. Entries of lists stay, so that mistakes are shown at their places.
 */
export function withoutEmpty(value: unknown, base: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      withoutEmpty(item ?? {}, Array.isArray(base) ? base[index] : undefined),
    );
  if (!isGroup(value)) return value;
  const before = isGroup(base) ? base : {};
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const cleaned = withoutEmpty(item, before[key]);
    return isEmpty(cleaned) && !(key in before && isEmpty(before[key])) ? [] : [[key, cleaned]];
  });
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (isGroup(value) && Object.keys(value).length === 0)
  );
}

/** The current values, the entry as it was when editing began, and the typed name of a new one. */
export type Written = { value: unknown; base: unknown; address?: string | undefined };
/** The name that the server would give, with the one that it was asked for. */
export type FreeName = { wanted: string; name: string };

/** What is written, as it is kept and saved, and the name that it gets. */
export function useValues(entry: EditedEntry, { value, base, address }: Written, free?: FreeName) {
  const { id, key, schema, start } = entry;
  const isNew = isNewDraft(id);
  const clean = useMemo(() => withoutEmpty(value, base), [value, base]);
  const wantedId = isNew ? wantedName(entry, clean, address) : id;
  const newId = isNew && free?.wanted === wantedId ? free.name : wantedId;
  const whole = useMemo(
    () => ({
      ...(isNew && key === 'id' && { id: '' }),
      ...(withRequired(clean, schema) as object),
      ...(isNew && key === 'id' && { id: newId }),
    }),
    [clean, schema, isNew, key, newId],
  );
  const isChanged =
    JSON.stringify(clean) !== JSON.stringify(base ?? start) || address !== undefined;
  return { clean, isChanged, wantedId, newId, whole };
}
