/** What is kept on the device under a name; nothing where it may not be read. */
export function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a value on the device; an empty one removes it. Storage may be denied or full. */
export function keep(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // As long as the page, then.
  }
}
