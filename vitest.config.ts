import { defineConfig } from 'vitest/config';
import { nameFaceAt } from '#tools/build/name-face.ts';

const SLOW = ['**/*.slow.test.ts', '**/node_modules/**'];

export default defineConfig({
  resolve: { alias: [nameFaceAt('app/styles/fonts/anek-700.woff2')] },
  test: {
    environment: 'node',
    // A failed comparison shows whole lists, not [ Array(1) ].
    chaiConfig: { truncateThreshold: 0 },
    // No test measures time: a busy machine takes thirty times as long, and what hangs fails all
    // the same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/no-console.ts', 'tests/support/remove-folders.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // Rules keep no state: their files share what they import. Each would read the libraries and
      // the content anew, in twice the time of its tests.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{app,languages,tools}/**/*.test.ts', 'tests/content/**/*.test.ts'],
          exclude: ['tools/fonts/**', ...SLOW],
          isolate: false,
        },
      },
      // Run by `node tools/run.mjs fonts`.
      { extends: true, test: { name: 'fonts', include: ['tools/fonts/*.test.ts'] } },
      // Components share React and their other imports; each test begins with a page that is not
      // hydrated.
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['app/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['tests/support/new-page.ts'],
        },
      },
      // The web team's desk: patching of files, its server over copies of the content, git.
      {
        extends: true,
        test: {
          name: 'desk',
          include: ['desk/**/*.test.{ts,tsx}', 'tests/desk/**/*.test.ts'],
          exclude: SLOW,
          isolate: false,
          setupFiles: ['tests/support/new-page.ts'],
        },
      },
      // What can be read in the files of the built site; the pages are read once.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          exclude: SLOW,
          isolate: false,
          maxWorkers: 1,
        },
      },
      // The built site behind real servers; before it, all content is read.
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          isolate: false,
        },
      },
      // What starts programs, builds, kills or measures quality: `npm run test:full` only.
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['{app,tools,desk,tests}/**/*.slow.test.ts'],
          isolate: false,
        },
      },
      // Journeys through the built site in each browser.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
        },
      },
    ],
  },
});
