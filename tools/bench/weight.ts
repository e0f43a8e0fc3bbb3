import type { Browser, Page } from '@playwright/test';
import { openLive } from './browser.ts';

export type Weight = { html: number; css: number; js: number; data: number; font: number; image: number; requests: number };

/** Bytes as served by type, and number of requests, of a first visit at 1366 px, after hydration. */
export async function measureWeights(browser: Browser, site: string, addresses: readonly string[]): Promise<Record<string, Weight>> {
  const weights: Record<string, Weight> = {};
  for (const address of addresses) {
    const weight = await weigh(browser, site + address);
    weights[address] = weight;
    const { requests, ...bytes } = weight;
    const kinds = Object.entries(bytes).map(([kind, value]) => `${kind} ${value.toLocaleString('en')}`);
    console.log(`${address}: ${kinds.join(', ')}; ${requests} requests`);
  }
  return weights;
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  // Without the service worker, whose downloads do not delay the visit.
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const weight: Weight = { html: 0, css: 0, js: 0, data: 0, font: 0, image: 0, requests: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kindOf(request.resourceType())] += responseBodySize;
        weight.requests += 1;
      }),
    );
  });
  await openLive(page, url);
  await settle(page);
  await Promise.all(sizes);
  await context.close();
  return weight;
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

function kindOf(type: string): Exclude<keyof Weight, 'requests'> {
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  if (type === 'script') return 'js';
  return type === 'font' || type === 'image' ? type : 'data';
}
