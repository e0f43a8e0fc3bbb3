/** What has been written and not yet saved, on this device: it survives a closed tab and a lost network. */
type Kept = { value: unknown; base: unknown; hash: string | null; at: string };

const keyOf = (kind: string, id: string) => `desk:${kind}:${id}`;

export function keepHere(kind: string, id: string, kept: Omit<Kept, 'at'>): void {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify({ ...kept, at: new Date().toISOString() }));
  } catch {
    // A full or denied storage: the server keeps the draft as well.
  }
}

export function keptHere(kind: string, id: string): Kept | undefined {
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
    // Nothing is kept where storage is denied.
  }
}
