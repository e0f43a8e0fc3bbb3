import type { Page } from '@playwright/test';

/** Emulates a low-cost phone on this machine. */
export const SLOWER = 4;

/** Opens a page and waits until it is hydrated. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')));
}

/** The same with the processor slowed down. */
export async function openSlow(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await openLive(page, url);
}
