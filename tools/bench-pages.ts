import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts';
import { createSiteServer } from './site-server.ts';

const RUNS = 5;
const SITE_PORT = 4187;
const BARE_PORT = 4188;
const DEBUG_PORT = 9333;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

type Figures = { lcp: number; tbt: number; cls: number; scores: string };

/**
 * Lighthouse's mobile simulation of each page, and of the same page with its scripts removed, in turns in one sitting.
 * Prints medians: LCP in ms, their ratio, blocking time in ms, layout shift, and the four category scores.
 */
export async function measurePages(addresses: readonly string[]): Promise<void> {
  const servers = [createSiteServer('build/client').listen(SITE_PORT), createBareServer().listen(BARE_PORT)];
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUG_PORT}`] });
  for (const address of addresses) {
    const site: Figures[] = [];
    const bare: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await audit(`http://localhost:${BARE_PORT}${address}`));
      site.push(await audit(`http://localhost:${SITE_PORT}${address}`));
    }
    const lcp = median(site.map((figures) => figures.lcp));
    const bound = median(bare.map((figures) => figures.lcp));
    console.log(
      `${address}: LCP ${lcp.toFixed(0)} ms, without scripts ${bound.toFixed(0)} ms, ratio ${(lcp / bound).toFixed(2)}; blocking ${median(site.map((figures) => figures.tbt)).toFixed(0)} ms; CLS ${median(site.map((figures) => figures.cls)).toFixed(3)}; ${site[0]?.scores}`,
    );
  }
  await browser.close();
  for (const server of servers) server.close();
}

async function audit(url: string): Promise<Figures> {
  const result: RunnerResult | undefined = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = Object.values(categories)
    .map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
    .join(', ');
  return { lcp: value('largest-contentful-paint'), tbt: value('total-blocking-time'), cls: value('cumulative-layout-shift'), scores };
}

/** The same site with every script taken out of its pages. */
function createBareServer(): Server {
  const site = createSiteServer('build/client');
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (/\.[a-z0-9]+$/.test(pathname)) {
      site.emit('request', request, response);
      return;
    }
    const html = readFileSync(join('build/client', pathname, 'index.html'), 'utf8').replaceAll(SCRIPT, '');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(brotliCompressSync(html));
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
