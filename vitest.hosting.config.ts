import { defineConfig } from 'vitest/config';

/** Tests of the built site behind real servers; they need build/ (tools/check.ts runs them after the build). */
export default defineConfig({
  test: {
    include: ['tests/hosting/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
