import { defineConfig } from '@playwright/test';
import { phoneFontConfiguration } from '#tests/support/phone-fonts.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';

/** Another port and folder can be named, so that two runs do not meet. */
const PORT = Number(process.env.TEST_PORT ?? 4180);
const OUTPUT = process.env.TEST_OUTPUT ?? 'test-results';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const FULL = '**/full';

export default defineConfig({
  testDir: 'tests',
  // A folder of its own: it is emptied before each run, and the reports of the units lie beside it.
  outputDir: `${OUTPUT}/browser`,
  // A test that fails once has found something: no second try.
  retries: 0,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A slow or busy machine takes longer for a group of pages and to show what is awaited; what
  // never comes fails all the same.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: `${OUTPUT}/browser.json` }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A worker would answer in place of the network that tests hold back; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGUMENTS,
      env: { ...process.env, FONTCONFIG_FILE: phoneFontConfiguration() },
    },
  },
  projects: [
    // `npm test`: one process of the browser, in the size and language that each test names.
    { name: 'always', testDir: 'tests/browser/always', workers: 1, use: LAPTOP },
    // Further behaviour, on a laptop or on a phone.
    { name: 'desktop', testMatch: `${FULL}/*.desktop.spec.ts`, use: LAPTOP },
    { name: 'phone', testMatch: `${FULL}/*.phone.spec.ts`, use: PHONE },
    // Checks over every page of the built site.
    { name: 'accessibility', testDir: 'tests/browser/full/accessibility', use: LAPTOP },
    // Alone and one at a time: what moves while fonts arrive must not depend on what else the
    // machine does.
    {
      name: 'layout',
      testDir: 'tests/browser/full/layout',
      workers: 1,
      dependencies: ['desktop', 'phone', 'accessibility'],
      use: LAPTOP,
    },
  ],
  webServer: {
    // The Node that runs the tests, and not that of the machine.
    command: `"${process.execPath}" tests/support/serve.ts`,
    port: PORT,
    env: { PORT: String(PORT) },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
