import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the prerendered page and on the first client render, true after it: what scripts add comes second. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
