import { startTransition, useEffect, useState } from 'react';

/** Whether the first page has come to life: a page that the reader goes to from there is alive at once. */
let isAlive = false;

const yes = () => true;
const neverChanges = () => () => undefined;

/**
 * False in the prerendered page and on the first client render, true after it: what scripts add comes second. It comes in steps that
 * a press may interrupt, since on long pages it is much.
 */
export function useHydrated(): boolean {
  return useAfterHydration(false, yes);
}

/**
 * A value of which the prerendered page and the first client render know nothing.
 * @param before what both take for it
 * @param read gives the value
 * @param subscribe tells when it may have changed; gives back what ends that
 */
export function useAfterHydration<Value>(before: Value, read: () => Value, subscribe: (onChange: () => void) => () => void = neverChanges): Value {
  const [value, setValue] = useState(() => (isAlive ? read() : before));

  // Subscribes to the value; those who hand over other functions hand over the same ones each time.
  useEffect(() => {
    isAlive = true;
    const update = () => startTransition(() => setValue(read));
    update();
    return subscribe(update);
  }, [read, subscribe]);

  return value;
}
