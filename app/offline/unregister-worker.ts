/// <reference lib="webworker" />

/**
 * The worker of a build without offline copies: it replaces the earlier worker, deletes its copies
 * and unregisters itself.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(sayFarewell());
});

async function sayFarewell(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
