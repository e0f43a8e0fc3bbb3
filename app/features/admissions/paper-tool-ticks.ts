/** Ids of the ticked documents, saved only in the browser's storage. */

const STORAGE_KEY = 'papers';

const listeners = new Set<() => void>();
let ticks: readonly string[] | undefined;

/** Calls back when a tick changes. */
export function onTicks(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', followOtherTab);
  return () => listeners.delete(onChange);
}

/** Another tab has ticked a document or cleared the storage. A listener added more than once is called once. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  ticks = undefined;
  for (const onChange of listeners) onChange();
}

/** The ticked documents; the same array until one changes. */
export function readTicks(): readonly string[] {
  ticks ??= readStorage();
  return ticks;
}

export function toggleTick(id: string): void {
  const before = readTicks();
  write(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
}

export function clearTicks(): void {
  write([]);
}

function write(next: readonly string[]): void {
  ticks = next;
  try {
    if (next.length > 0) localStorage.setItem(STORAGE_KEY, next.join(' '));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is denied: the ticks last as long as the page.
  }
  for (const onChange of listeners) onChange();
}

function readStorage(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}
