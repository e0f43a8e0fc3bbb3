import { useSyncExternalStore } from 'react';

let isSignedIn = true;
const listeners = new Set<() => void>();

/**
 * Notes after each answer whether the desk still knows the person, or the proxy asks to sign in
 * again.
 */
export function noteSession(isIn: boolean): void {
  if (isIn === isSignedIn) return;
  isSignedIn = isIn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the person is signed in, as far as the last answer shows. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => isSignedIn);
}
