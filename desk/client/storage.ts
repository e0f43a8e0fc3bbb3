import type { Draft } from '#desk/server/entries/drafts.ts';
import type { Place } from './api.ts';

/**
 * What has been written and not yet saved, on this device: it survives a closed tab and a lost
 * network.
 */
export type Kept = {
  value: unknown;
  base: unknown;
  /** Name of a new entry, as typed. */
  address?: string | undefined;
  at: string;
  /** Moment of the server's draft from which it was written on, by the server's clock. */
  since?: string | undefined;
};

const PREFIX = 'desk:';
/** Where the draft of an entry is on this device. */
export const keyOf = (kind: string, id: string) => `${PREFIX}${kind}:${id}`;

/** An id for the draft of a new entry: each has its own, in every tab and on every device. */
export function newDraftId(): string {
  return `new!${[...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')}`;
}

export function isNewDraft(id: string): boolean {
  return id.startsWith('new!');
}

/**
 * What the storage of the device says; something else where it is full or denied, since the server
 * keeps each draft as well.
 */
function stored<Answer>(task: () => Answer, otherwise: Answer): Answer {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

export function keepHere(kind: string, id: string, kept: Omit<Kept, 'at'>): void {
  stored(
    () =>
      localStorage.setItem(
        keyOf(kind, id),
        JSON.stringify({ ...kept, at: new Date().toISOString() }),
      ),
    undefined,
  );
}

/**
 * The later of the drafts on this device and on the server. Their clocks may differ, so one that
 * was written on from the server's is later at any time.
 */
export function laterDraft(
  kind: string,
  id: string,
  there: Pick<Draft, 'value' | 'base' | 'address' | 'savedAt'> | null,
): Kept | undefined {
  const here = keptHere(kind, id);
  if (here && (!there || here.since === there.savedAt || here.at > there.savedAt)) return here;
  return there
    ? { value: there.value, base: there.base, address: there.address, at: there.savedAt }
    : undefined;
}

/** All drafts on this device. */
export function listKept(): (Place & Kept)[] {
  const keys = stored(() => Object.keys(localStorage), []).filter((key) => key.startsWith(PREFIX));
  return keys.flatMap((key) => {
    const [, kind = '', ...rest] = key.split(':');
    const id = rest.join(':');
    const kept = keptHere(kind, id);
    return kept ? [{ kind, id, ...kept }] : [];
  });
}

function keptHere(kind: string, id: string): Kept | undefined {
  return stored(
    () => JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null') ?? undefined,
    undefined,
  );
}

export function forgetHere(kind: string, id: string): void {
  stored(() => localStorage.removeItem(keyOf(kind, id)), undefined);
}

/** A comment that is not sent yet. */
export function keptText(kind: string, id: string): string {
  return stored(() => localStorage.getItem(`comment:${kind}:${id}`) ?? '', '');
}

export function keepText(kind: string, id: string, text: string): void {
  const key = `comment:${kind}:${id}`;
  stored(
    () => (text === '' ? localStorage.removeItem(key) : localStorage.setItem(key, text)),
    undefined,
  );
}
