import type { Page } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { findEngine } from '#tools/check/engines.ts';

/** A page of the desk in one browser: what the tests of its clipboard need. */
export type OpenDesk = {
  /** Runs a script in the page. */
  run: <Result>(script: string) => Promise<Result>;
  /** Presses a key together with Ctrl. */
  withControl: (key: string) => Promise<void>;
  close: () => Promise<void>;
};

export function inChromium(page: Page): OpenDesk {
  return {
    run: (script) => page.evaluate(script) as Promise<never>,
    withControl: (key) => page.keyboard.press(`Control+${key}`),
    close: async () => {},
  };
}

/** Nothing if it is not installed. */
export async function inFirefox(address: string): Promise<OpenDesk | undefined> {
  const executablePath = findEngine('firefox');
  if (!executablePath) return undefined;
  const browser = await launch({ browser: 'firefox', executablePath, timeout: 0 });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(address);
  return {
    run: (script) => page.evaluate(script) as Promise<never>,
    withControl: async (key) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(key as 'a');
      await page.keyboard.up('Control');
    },
    close: () => browser.close(),
  };
}
