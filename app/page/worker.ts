const WORKER = '/sw.js';

/** Registers the worker that keeps copies for offline use, where the college has it. It is an extra: where it cannot be registered, nothing else changes. */
export function startWorker(page: Document): void {
  if (page.documentElement.dataset.offline === undefined) return;
  addEventListener('load', () => {
    navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  });
}
