import { startTransition, useEffect, useState } from 'react';

/** Whether the first page has been hydrated: pages reached from there in the app need no hydration. Tests reset it. */
export const firstPage = { isHydrated: false };

const yes = () => true;
const neverChanges = () => () => undefined;

/**
 * False in the prerendered page and on the first client render, true afterwards, for content added by scripts. Long pages are
 * updated in interruptible steps.
 */
export function useHydrated(): boolean {
  return useAfterHydration(false, yes);
}

/**
 * A value unknown to the prerendered page and the first client render.
 * @param before the value used for both
 * @param read returns the value
 * @param subscribe reports changes; returns a function to unsubscribe
 */
export function useAfterHydration<Value>(
  before: Value,
  read: () => Value,
  subscribe: (onChange: () => void) => () => void = neverChanges,
): Value {
  const [value, setValue] = useState(() => (firstPage.isHydrated ? read() : before));

  // Subscribes to the value; callers pass stable functions.
  useEffect(() => {
    firstPage.isHydrated = true;
    const update = () => startTransition(() => setValue(read));
    update();
    return subscribe(update);
  }, [read, subscribe]);

  return value;
}
