import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localisePath } from '#app/i18n/locale.ts';
import type { HostRules } from '#tools/hosting/rules.ts';

/**
 * How long a server may take until it serves a new release: `npm start` checks twice a second,
 * nginx ends its old workers.
 */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 250;
const ANSWER_MS = 10_000;

const NO_ANSWER = 'no answer';

type Expected = { path: string; status: number; file?: string; location?: string };

/**
 * Nothing at all answers at the address, such as before the name of a new site leads to its server.
 */
export class NothingAnswers extends Error {}

/**
 * Requests from the live site what shows that a release is served by its rules: the home and the
 * not-found page of each language, /health.txt and an old address.
 * @param site address of the live site
 * @param release folder that contains `client` and `hosting`
 * @param timeoutMs milliseconds that the server may take until it serves the release
 * @throws Error that names each address whose response is still wrong then
 */
export async function verifyRelease(
  site: string,
  release: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const { headers, languages, redirects } = JSON.parse(
    readFileSync(join(release, 'hosting/rules.json'), 'utf8'),
  ) as HostRules;
  const old = redirects.find(({ query, to }) => query === undefined && to.startsWith('/'));
  const expected: Expected[] = [
    { path: '/health.txt', status: 200, file: 'health.txt' },
    ...languages.flatMap((locale) => [
      {
        path: localisePath('/', locale),
        status: 200,
        file: `${localisePath('/', locale)}/index.html`,
      },
      {
        path: localisePath('/nothing-is-here', locale),
        status: 404,
        file: `${localisePath('/404', locale)}.html`,
      },
    ]),
    ...(old ? [{ path: old.from, status: 301, location: old.to }] : []),
  ];
  for (const end = performance.now() + timeoutMs; ; await wait(PAUSE_MS)) {
    const asked = expected.map((each) => faultOf(site, release, each, Object.keys(headers)));
    const faults = (await Promise.all(asked)).filter((fault) => fault !== undefined);
    if (faults.length === 0) return;
    if (performance.now() <= end) continue;
    const found = `${faults.length} of ${expected.length} addresses are wrong:\n${faults.join('\n')}`;
    const isSilent =
      faults.length === expected.length &&
      faults.every((fault) => fault.includes(`: ${NO_ANSWER} (`));
    throw isSilent ? new NothingAnswers(found) : new Error(found);
  }
}

/** What is wrong with the response of an address; `undefined` if it is as expected. */
async function faultOf(
  site: string,
  release: string,
  { path, status, file, location }: Expected,
  headers: readonly string[],
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
    const target = answer.headers.get('location');
    if (location && new URL(target ?? '', site).href !== new URL(location, site).href)
      return `${path}: expected a redirect to ${location}, found ${target}`;
    const missing = headers.find((name) => !answer.headers.has(name));
    if (missing)
      return `${path}: the header ${missing} is missing, so the server does not use the rules of the release`;
    return file && !found.equals(readFileSync(join(release, 'client', file)))
      ? `${path}: its content is not that of the release`
      : undefined;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${path}: ${NO_ANSWER} (${cause instanceof Error ? cause.message : message})`;
  }
}
