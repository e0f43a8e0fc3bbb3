import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostRules } from '#tools/hosting/rules.ts';

/** How long a server may take until it serves the release that it was told of: `npm start` looks twice a second, nginx ends its old workers. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;
/** A server that is slower than this for one address is not well. */
const ANSWER_MS = 10_000;

type Expected = { path: string; status: number /** File whose bytes are expected. */; file?: string; location?: string };

/**
 * Asks a live site for ten addresses of a release: pages of both languages, a script or style, a file for machines, the not-found pages and an old address.
 * @param site address of the live site
 * @param release folder that holds `client` and `hosting`
 * @param patience milliseconds in which the server may come to serve the release
 * @throws Error that names each address that still answers something else then
 */
export async function askAddresses(site: string, release: string, patience = PATIENCE_MS): Promise<void> {
  const expected = tenAddresses(release);
  for (const end = performance.now() + patience; ; await wait(PAUSE_MS)) {
    const faults = (await Promise.all(expected.map((each) => faultOf(site, each, release)))).filter((fault) => fault !== undefined);
    if (faults.length === 0) return;
    if (performance.now() > end) throw new Error(`${faults.length} of ${expected.length} addresses are wrong:\n${faults.join('\n')}`);
  }
}

/** Ten addresses that show that a release is served by its rules; fewer where it has fewer. */
export function tenAddresses(release: string): Expected[] {
  const client = join(release, 'client');
  const fileOf = (path: string) => join(client, path);
  const pages = globSync('**/index.html', { cwd: client })
    .map((file) => dirname(file).replace(/^\.$/, ''))
    .sort();
  const inner = pages.filter((path) => path !== '' && path !== 'ml');
  const page = (path: string): Expected => ({ path: `/${path}`, status: 200, file: fileOf(join(path, 'index.html')) });
  const file = (path: string): Expected[] => (existsSync(fileOf(path)) ? [{ path: `/${path}`, status: 200, file: fileOf(path) }] : []);
  const { redirects } = JSON.parse(readFileSync(join(release, 'hosting/rules.json'), 'utf8')) as HostRules;
  const old = redirects.find(({ query, to }) => query === undefined && to.startsWith('/'));
  // Spread over all pages, in both languages.
  const some = [0.2, 0.4, 0.6, 0.9].flatMap((part) => inner[Math.floor(part * inner.length)] ?? []);
  return [
    ...[...new Set(['', 'ml', ...some])].filter((path) => pages.includes(path)).map(page),
    ...globSync('assets/*.{css,js}', { cwd: client }).sort().slice(0, 1).flatMap(file),
    { path: '/nothing-is-here', status: 404, file: fileOf('404.html') },
    { path: '/ml/nothing-is-here', status: 404, file: fileOf('ml/404.html') },
    ...(old ? [{ path: old.from, status: 301, location: old.to }] : []),
  ];
}

/** What is wrong with the answer of an address; nothing when all is as in the release. */
async function faultOf(site: string, { path, status, file, location }: Expected, release: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL(path, site), { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS), cache: 'no-store' });
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status) return `${path}: expected ${status}, found ${answer.status}`;
    if (location && new URL(answer.headers.get('location') ?? '', site).href !== new URL(location, site).href) {
      return `${path}: expected a redirect to ${location}, found ${answer.headers.get('location')}`;
    }
    return file && !body.equals(readFileSync(file)) ? `${path}: is not as in ${release}` : undefined;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${path}: no answer (${cause instanceof Error ? cause.message : message})`;
  }
}
