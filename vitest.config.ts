import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/content/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/no-console.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
