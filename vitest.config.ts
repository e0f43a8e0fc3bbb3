import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/{content,search}/**/*.test.ts'],
    environment: 'node',
    // Files share what they import: each would read the libraries and the content anew, in twice the time of its tests.
    isolate: false,
    // The first reading of all content takes three seconds on a busy machine; later ones a tenth.
    testTimeout: 20_000,
    setupFiles: ['tests/support/no-console.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
