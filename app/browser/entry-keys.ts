/**
 * Adds a key to history entries created by the browser, for example when the visitor edits the fragment. The
 * router stores scroll positions by key and treats all entries without one as `default`, so it would restore a wrong position.
 * Call before the router starts, so that its listener finds the key.
 */
export function installEntryKeys(): void {
  addEventListener('popstate', () => {
    const state: object | null = window.history.state;
    if (!state || !('key' in state))
      window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  });
}
