import { useSyncExternalStore } from 'react';
import { decoded } from '#app/lib/encoded-path.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The parts of the address behind the hash: `#/content/news/exam-dates`. */
export function useRoute(): string[] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return hash
    .replace(/^#\/?|\?.*/g, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
}

/** What the address names behind `?`: the field of an entry, or what was deleted from a list. */
export function useRestOfAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.split('?')[1] ?? '');
}

/**
 * Address of an entry or of one of its fields, of the only one of its kind, or of a list of
 * entries.
 */
export function linkToEntry({
  kind,
  id,
  path = [],
}: {
  kind: string;
  id?: string | undefined;
  path?: readonly (string | number)[] | undefined;
}): string {
  if (id === undefined) return linkTo('content', kind);
  return `${linkTo('content', kind, id || 'file!')}${path.length > 0 ? `?${path.join('.')}` : ''}`;
}

/** Address of a part of the desk. */
export function linkTo(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
