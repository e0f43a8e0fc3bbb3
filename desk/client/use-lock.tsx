import { useId } from 'react';

/**
 * Locks controls for a reason, which is said in words beside them.
 * @param why `undefined` where they can be used
 * @returns `lock` for each control; `reason` to be shown beside them
 */
export function useLock(why: string | undefined) {
  const id = useId();
  return {
    lock: why === undefined ? {} : { disabled: true, 'aria-describedby': id },
    reason: why !== undefined && (
      <small id={id} className="hint">
        {why}
      </small>
    ),
  };
}

/**
 * The same for small signs in a row, which stay in reach of the Tab key and have no room beside
 * them: the reason is their description.
 */
export function asOff(why: string | undefined) {
  return why === undefined ? {} : { 'aria-disabled': true, title: why };
}
