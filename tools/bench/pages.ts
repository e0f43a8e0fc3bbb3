import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { audit, type Figures, type Scores } from './lighthouse/audit.ts';
import { withoutScripts } from './without-scripts.ts';

const RUNS = 5;
const BARE_PORT = 4188;

export type PageSpeed = Figures & { /** LCP of the page without its scripts, in ms. */ bare: number };

/**
 * Lighthouse's mobile simulation of each page, and of the same page with its scripts removed, in turns in one sitting.
 * @returns medians of five: LCP and blocking time in ms, layout shift, category scores
 */
export async function measurePages(site: string, addresses: readonly string[]): Promise<Record<string, PageSpeed>> {
  const copy = copyWithoutScripts(addresses);
  const server = (await createSiteServer(join(copy, 'client'))).listen(BARE_PORT);
  const speeds: Record<string, PageSpeed> = {};
  for (const address of addresses) speeds[address] = await measurePage(site, address);
  server.close();
  rmSync(copy, { recursive: true });
  return speeds;
}

async function measurePage(site: string, address: string): Promise<PageSpeed> {
  const full: Figures[] = [];
  const bare: Figures[] = [];
  while (full.length < RUNS) {
    bare.push(await audit(`http://localhost:${BARE_PORT}${address}`));
    full.push(await audit(site + address));
  }
  const middle = (figures: readonly Figures[], of: (figures: Figures) => number) => median(figures.map(of));
  const speed = {
    lcp: middle(full, ({ lcp }) => lcp),
    bare: middle(bare, ({ lcp }) => lcp),
    blocking: middle(full, ({ blocking }) => blocking),
    shift: middle(full, ({ shift }) => shift),
    scores: Object.fromEntries(Object.keys(full[0]?.scores ?? {}).map((name) => [name, middle(full, ({ scores }) => scores[name] ?? 0)])),
  };
  console.log(
    `${address}: LCP ${speed.lcp.toFixed(0)} ms, without scripts ${speed.bare.toFixed(0)} ms, ratio ${(speed.lcp / speed.bare).toFixed(2)}; blocking ${speed.blocking.toFixed(0)} ms; CLS ${speed.shift.toFixed(3)}; ${describeScores(speed.scores)} (medians of ${RUNS})`,
  );
  return speed;
}

function describeScores(scores: Scores): string {
  return Object.entries(scores)
    .map(([name, score]) => `${name} ${score}`)
    .join(', ');
}

/** A built site of some pages with every script removed; everything else, including headers, is the same. */
function copyWithoutScripts(addresses: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('build/hosting', join(copy, 'hosting'), { recursive: true });
  cpSync('build/client/assets', join(copy, 'client/assets'), { recursive: true });
  for (const address of addresses) {
    const folder = join(copy, 'client', address);
    const html = withoutScripts(readFileSync(join('build/client', address, 'index.html'), 'utf8'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html));
  }
  return copy;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
