import { beforeEach } from 'vitest';
import { firstPage } from '#app/hooks/hydrated.ts';

// Test files share this module (isolate: false in vitest.config.ts).
beforeEach(() => {
  firstPage.isHydrated = false;
});
