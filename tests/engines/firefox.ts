import { launch } from 'puppeteer-core';
import { phoneFontConfiguration } from '#tests/support/phone-fonts.ts';
import type { Engine } from './engine.ts';

/** Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const running = await launch({
    browser: 'firefox',
    executablePath,
    // A busy machine takes longer than the 30 seconds that Puppeteer waits.
    timeout: 0,
    // As on a phone: without a touch screen Firefox sends no touch events.
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
    env: { ...process.env, FONTCONFIG_FILE: phoneFontConfiguration() },
  });
  return {
    openTab: async ({ width, height, isPhone }) => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(0);
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.setViewport({ width, height });
      return {
        load: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        // A page that the browser has kept is not loaded again, for which goBack waits.
        back: async () => void (await page.evaluate('history.back()')),
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        key: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        messages: () => messages,
        close: () => context.close(),
      };
    },
    close: () => running.close(),
  };
}
