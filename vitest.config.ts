import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // The first reading of all content takes three seconds on a busy machine; later ones a tenth.
    testTimeout: 20_000,
    setupFiles: ['tests/support/no-console.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // Rules keep no state: their files share what they import. Each would read the libraries and the content anew, in twice the time of its tests.
      { extends: true, test: { name: 'rules', include: ['{app,tools}/**/*.test.ts', 'tests/{content,search}/**/*.test.ts'], isolate: false } },
      // Parts know whether a page has come to life.
      { extends: true, test: { name: 'parts', include: ['app/**/*.test.tsx'] } },
    ],
  },
});
