import type { Entry, Place } from './api.ts';

/** What has been written and not yet saved, on this device: it survives a closed tab and a lost network. */
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

export function keepHere(kind: string, id: string, kept: Omit<Kept, 'at'>): void {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify({ ...kept, at: new Date().toISOString() }));
  } catch {
    // A full or denied storage: the server keeps the draft as well.
  }
}

/** The later of the drafts on this device and on the server. Their clocks may differ, so one that was written on from the server's is later at any time. */
export function laterDraft(kind: string, id: string, there: Entry['draft']): Kept | undefined {
  const here = keptHere(kind, id);
  if (here && (!there || here.since === there.savedAt || here.at > there.savedAt)) return here;
  return there ? { value: there.value, base: there.base, address: there.address, at: there.savedAt } : undefined;
}

/** All drafts on this device. */
export function listKept(): (Place & Kept)[] {
  return allKeys().flatMap((key) => {
    const [, kind = '', ...rest] = key.split(':');
    const id = rest.join(':');
    const kept = keptHere(kind, id);
    if (!kept) return [];
    if (id !== '' || kept.base !== null) return [{ kind, id, ...kept }];
    // Kept before each draft of a new entry had an id of its own; the server gives its copy the same.
    keepHere(kind, 'new!0', kept);
    forgetHere(kind, id);
    return [{ kind, id: 'new!0', ...kept }];
  });
}

function allKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function keptHere(kind: string, id: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetHere(kind: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(kind, id));
  } catch {
    // Nothing is saved if storage is denied.
  }
}

/** A comment that is not sent yet. */
export function keptText(kind: string, id: string): string {
  try {
    return localStorage.getItem(`comment:${kind}:${id}`) ?? '';
  } catch {
    return '';
  }
}

export function keepText(kind: string, id: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(`comment:${kind}:${id}`);
    else localStorage.setItem(`comment:${kind}:${id}`, text);
  } catch {
    // It is lost only if the page is left.
  }
}
