import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';

const PORT = Number(process.env.TEST_DESK_PORT ?? 4184);
const KEY = 'key-of-the-tests';
const OUTPUT = process.env.TEST_OUTPUT ?? 'test-results';

// Tests look into the site that it publishes.
process.env.DESK_COPY = join(tmpdir(), `desk-browser-${PORT}`);

/** The first day of a new editor: the tasks in order, on one copy of the content. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(OUTPUT, 'desk'),
  retries: 0,
  workers: 1,
  forbidOnly: true,
  // Publishing builds the site, and on a busy machine the first save takes half a minute.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  reporter: [['line'], ['json', { outputFile: resolve(OUTPUT, 'desk.json') }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    storageState: {
      cookies: [
        {
          ...{ name: 'desk_key', value: KEY, domain: 'localhost', path: '/' },
          ...{ expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' },
        },
      ],
      origins: [],
    },
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    actionTimeout: 120_000,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  webServer: {
    command: `"${process.execPath}" tests/desk/browser/serve-copy.ts`,
    cwd: '../../..',
    url: `http://localhost:${PORT}/api/me`,
    env: { DESK_PORT: String(PORT), DESK_KEY: KEY },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
