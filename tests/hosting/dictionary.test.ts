import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { describeHosts } from './hosts.ts';

/** None in a quick build, and in one by an older Node. */
const copyOf = (page: string) => namesLike(`build/client${page}/index.html.*.dcb`)[0];

// The server of this machine chooses no file by a header.
describeHosts(({ name, start }) => {
  it.skipIf(name === 'npm start' || !copyOf('/about'))(
    'a browser that knows dictionaries takes the one of the language, and reads pages by it, also when it asks again',
    async () => {
      const { port, stop } = await start();
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...CHROMIUM_ARGUMENTS],
      });
      // Through a service worker a page is counted as unpacked.
      const page = await browser.newPage({ serviceWorkers: 'block' });
      for (const path of ['/about', '/ml/about']) {
        const open = async () => {
          await page.goto(`http://127.0.0.1:${port}${path}`);
          return page.evaluate(() => {
            const [visit] = performance.getEntriesByType('navigation');
            return (visit as PerformanceNavigationTiming).encodedBodySize;
          });
        };
        // It fetches a dictionary when it has nothing else to do.
        await expect.poll(open, { timeout: 40_000 }).toBe(statSync(copyOf(path) ?? '').size);
        for (const again of [() => page.reload(), open]) {
          await again();
          expect(await page.locator('footer').count()).toBe(1);
        }
      }
      await browser.close();
      await stop();
    },
    90_000,
  );
});
