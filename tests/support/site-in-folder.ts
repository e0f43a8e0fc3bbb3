import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { namesLike } from '#app/lib/names.server.ts';
import { findChromium } from '#tools/check/chromium.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { axeFindings } from './axe.ts';

/** A site that a test has built in a folder of its own. */

/** HTML of its pages by address. */
export function pagesIn(client: string): Map<string, string> {
  const files = namesLike('**/index.html', client);
  return new Map(
    files.map((file) => [
      `/${file.replace(/\/?index\.html$/, '')}`,
      readFileSync(join(client, file), 'utf8'),
    ]),
  );
}

/** What axe finds on some of its pages, in a browser. */
export async function axeFindingsIn(
  client: string,
  addresses: readonly string[],
): Promise<string[]> {
  const server = await createSiteServer(client);
  await new Promise<void>((ready) => server.listen(0, ready));
  await using browser = await chromium.launch({ executablePath: findChromium() });
  const tab = await browser.newPage({ bypassCSP: true });
  const findings: string[] = [];
  for (const address of addresses) {
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}${address}`);
    findings.push(...(await axeFindings(tab)).map((finding) => `${address}: ${finding}`));
  }
  server.close();
  return findings;
}
