/**
 * Gives a key to every entry of the history that the browser makes itself, such as when the reader changes the fragment in the address. The
 * router keeps scroll positions by key and calls all entries without one `default`: a changed fragment would lead to the position of another.
 * To be called before the router starts, so that its own listener finds the key.
 */
export function installEntryKeys(): void {
  addEventListener('popstate', () => {
    const state: object | null = window.history.state;
    if (!state || !('key' in state)) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  });
}
