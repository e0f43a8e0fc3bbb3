import type { Waiting } from './waiting.ts';

/**
 * Whether a person publishes an entry that waits unless something else is chosen: an own one, or
 * one that is as it was sent for approval.
 */
export function isTicked({ state, isAllowed }: Waiting): boolean {
  return isAllowed && (state === 'own' || state === 'sent');
}
