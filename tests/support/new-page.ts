import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is awaited comes late on a busy machine: the library gives up after a second.
configure({ asyncUtilTimeout: 30_000 });

// Test files share these modules (isolate: false in vitest.config.ts): each test begins with an
// empty page and with nothing replaced.
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
