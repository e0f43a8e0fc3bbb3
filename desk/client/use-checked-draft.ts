import { useEffect } from 'react';
import { ask, type CheckedEntry, reasonOf } from './api.ts';
import { isUnderWay } from './form/under-way.ts';
import { useSignedIn } from './session.ts';
import type { Writing } from './use-entry.ts';

const CHECK_AFTER_MS = 500;

/**
 * The server's check and its copy of the draft follow the form, after a pause in typing, and once
 * the person has signed in again.
 */
export function useCheckedDraft({
  place,
  values,
  written,
  flow,
  kept,
  tell,
  forget,
}: Writing): void {
  const { clean, whole, isChanged } = values;
  const { base, address } = written;
  const { here, there, isElsewhere } = kept;
  const isSignedIn = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in again repeats what failed
  useEffect(() => {
    flow.version += 1;
    if (!isChanged) {
      // A letter that was typed and deleted leaves no draft behind.
      if (flow.isKept && !isElsewhere.current) void forget();
      return;
    }
    const draft = { value: clean, base, address };
    here(draft);
    flow.isKept = true;
    const mine = flow.version;
    const isLatest = () => mine === flow.version;
    const timer = setTimeout(async () => {
      if (!isLatest()) return;
      try {
        // Kept before it is checked: a name that cannot be one is no reason to lose the draft.
        const said = await there(draft);
        // A draft that was saved meanwhile is no longer a draft.
        if (!isLatest()) return;
        here(draft);
        if (!flow.isSaving) tell({ is: 'said', said });
        if (isUnderWay()) return;
        const answer = await ask<CheckedEntry>('check', { ...place, value: whole, base });
        if (isLatest()) tell({ is: 'checked', wanted: place.id, answer });
      } catch (error) {
        if (isLatest() && !flow.isSaving) tell({ is: 'said', said: reasonOf(error) });
      }
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [clean, whole, base, address, isChanged, place, here, there, isElsewhere, forget, isSignedIn]);
}
