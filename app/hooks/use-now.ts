import { useCallback } from 'react';
import { useAfterHydration } from './hydrated.ts';

const MINUTE_MS = 60_000;

/** Calls back once a minute, and when a suspended tab resumes. */
function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * The time, to the minute, as Unix time in milliseconds. A prerendered page begins with its build time, so that the first
 * render is identical; then the visitor's clock is used,
 * unless it is earlier than the build, which shows that it is wrong.
 * @param builtAt time of the build
 */
export function useNow(builtAt: number): number {
  const read = useCallback(() => Math.max(builtAt, thisMinute()), [builtAt]);
  return useAfterHydration(builtAt, read, everyMinute);
}
