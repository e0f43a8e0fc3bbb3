/** What has been written and not yet saved, on this device: it survives a closed tab and a lost network. */
export type Kept = {
  value: unknown;
  base: unknown;
  at: string;
  /** Moment of the server's draft from which it was written on, by the server's clock. */
  since?: string | undefined;
};

const keyOf = (kind: string, id: string) => `desk:${kind}:${id}`;

export function keepHere(kind: string, id: string, kept: Omit<Kept, 'at'>): void {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify({ ...kept, at: new Date().toISOString() }));
  } catch {
    // A full or denied storage: the server keeps the draft as well.
  }
}

/** The later of the drafts on this device and on the server. Their clocks may differ, so one that was written on from the server's is later at any time. */
export function laterDraft(kind: string, id: string, there: { value: unknown; base: unknown; savedAt: string } | null): Kept | undefined {
  const here = keptHere(kind, id);
  if (here && (!there || here.since === there.savedAt || here.at > there.savedAt)) return here;
  return there ? { value: there.value, base: there.base, at: there.savedAt } : undefined;
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
