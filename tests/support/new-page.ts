import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { firstPage } from '#app/hooks/hydrated.ts';

// Test files share these modules (isolate: false in vitest.config.ts): each test begins with an empty page and with nothing replaced.
beforeEach(() => {
  firstPage.isHydrated = false;
});

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
