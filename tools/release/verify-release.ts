import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import type { HostRules } from '#tools/hosting/rules.ts';

/** How long a server may take until it serves a new release: `npm start` checks twice a second, nginx ends its old workers. */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 250;
const ANSWER_MS = 10_000;

type Expected = {
  path: string;
  status: number;
  /** Expected content of the response. */
  body?: Buffer;
  location?: string;
  /** Names of headers that it must have. */
  headers?: readonly string[];
};

/**
 * Requests ten addresses of a release from the live site: pages of both languages, a script or style, the not-found pages and an old address.
 * @param site address of the live site
 * @param release folder that contains `client` and `hosting`
 * @param timeoutMs milliseconds that the server may take until it serves the release
 * @throws Error that names each address whose response is still wrong then
 */
export function verifyAddresses(site: string, release: string, timeoutMs?: number): Promise<void> {
  return askAll(site, tenAddresses(release), timeoutMs);
}

/**
 * Requests /health.txt from the live site.
 * @param health its expected text
 */
export function verifyHealth(site: string, health: string, timeoutMs?: number): Promise<void> {
  return askAll(site, [{ path: '/health.txt', status: 200, body: Buffer.from(health) }], timeoutMs);
}

/** Ten addresses that show that a release is served by its rules; fewer if it has fewer. */
export function tenAddresses(release: string): Expected[] {
  const client = join(release, 'client');
  // Rules of a release before 26 November 2026 do not name them.
  const {
    headers,
    languages = LOCALES,
    redirects,
  } = JSON.parse(readFileSync(join(release, 'hosting/rules.json'), 'utf8')) as HostRules;
  const pages = globSync('**/index.html', { cwd: client })
    .map((file) => dirname(file).replaceAll('\\', '/').replace(/^\.$/, ''))
    .sort();
  const homes = languages.map((locale) => localisePath('/', locale).slice(1));
  const inner = pages.filter((path) => !homes.includes(path));
  const textOf = (path: string) => readFileSync(join(client, path));
  const page = (path: string): Expected => ({
    path: `/${path}`,
    status: 200,
    body: textOf(join(path, 'index.html')),
    headers: Object.keys(headers),
  });
  const file = (path: string): Expected[] =>
    existsSync(join(client, path)) ? [{ path: `/${path}`, status: 200, body: textOf(path) }] : [];
  const old = redirects.find(({ query, to }) => query === undefined && to.startsWith('/'));
  // Spread over all pages, in both languages.
  const some = [0.3, 0.6, 0.9].flatMap((part) => inner[Math.floor(part * inner.length)] ?? []);
  return [
    ...[...new Set([...homes, ...some])].filter((path) => pages.includes(path)).map(page),
    ...globSync('assets/*.{css,js}', { cwd: client })
      .sort()
      .slice(0, 1)
      .flatMap((name) => file(name.replaceAll('\\', '/'))),
    ...file('health.txt'),
    ...languages.map((locale) => ({
      path: localisePath('/nothing-is-here', locale),
      status: 404,
      body: textOf(`${localisePath('/404', locale)}.html`),
    })),
    ...(old ? [{ path: old.from, status: 301, location: old.to }] : []),
  ];
}

async function askAll(
  site: string,
  expected: readonly Expected[],
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  for (const end = performance.now() + timeoutMs; ; await wait(PAUSE_MS)) {
    const faults = (await Promise.all(expected.map((each) => faultOf(site, each)))).filter(
      (fault) => fault !== undefined,
    );
    if (faults.length === 0) return;
    if (performance.now() > end)
      throw new Error(
        `${faults.length} of ${expected.length} addresses are wrong:\n${faults.join('\n')}`,
      );
  }
}

/** What is wrong with the response of an address; `undefined` if it is as expected. */
async function faultOf(
  site: string,
  { path, status, body, location, headers = [] }: Expected,
): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL(path, site), {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      cache: 'no-store',
    });
    const found = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status)
      return `${path}: expected status ${status}, found ${answer.status}`;
    if (
      location &&
      new URL(answer.headers.get('location') ?? '', site).href !== new URL(location, site).href
    ) {
      return `${path}: expected a redirect to ${location}, found ${answer.headers.get('location')}`;
    }
    const missing = headers.find((name) => !answer.headers.has(name));
    if (missing)
      return `${path}: the header ${missing} is missing, so the server does not use the rules of the release`;
    return body && !found.equals(body)
      ? `${path}: its content is not that of the release`
      : undefined;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${path}: no answer (${cause instanceof Error ? cause.message : message})`;
  }
}
