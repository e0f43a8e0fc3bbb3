import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/chromium.ts';
import { phoneFontConfiguration } from '#tools/phone-fonts.ts';

/** Another port and folder can be named, so that two runs do not meet. */
const PORT = Number(process.env.TEST_PORT ?? 4180);
const OUTPUT = process.env.TEST_OUTPUT ?? 'test-results';

export default defineConfig({
  testDir: 'tests',
  outputDir: OUTPUT,
  // A test that fails once has found something: no second try.
  retries: 0,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${OUTPUT}/browser.json` }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS, env: { ...process.env, FONTCONFIG_FILE: await phoneFontConfiguration() } },
  },
  projects: [
    // The specification's behaviour, on a laptop and on a phone.
    { name: 'desktop', testDir: 'tests/e2e', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1366, height: 768 } } },
    { name: 'phone', testDir: 'tests/e2e', testIgnore: '**/*.desktop.spec.ts', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // Checks over every page of the built site.
    { name: 'site', testDir: 'tests/site', use: { viewport: { width: 1366, height: 768 } } },
    // Alone and one at a time: what moves while fonts arrive must not depend on what else the machine does.
    { name: 'layout', testDir: 'tests/layout', workers: 1, dependencies: ['desktop', 'phone', 'site'], use: { viewport: { width: 1366, height: 768 } } },
  ],
  webServer: { command: 'node tests/support/serve.ts', port: PORT, env: { PORT: String(PORT) }, reuseExistingServer: false },
});
