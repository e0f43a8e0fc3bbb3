import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { HOSTS, type Host } from './hosts.ts';
import { Load } from './load.ts';
import { type SmallRelease, writeSmallRelease } from './small-release.ts';

// Runs the commands of docs/hosting.md unchanged, with another folder instead of /srv/college.

const SERVER_FOLDER = '/srv/college';
const [, COMMANDS = ''] = /## A release\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
const RELOAD = /^nginx -t && .*\n/m;
const VISITORS = 25;

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

/** A machine with a folder in which releases are built, and the folder of the server. */
function machine() {
  const place = mkdtempSync(join(tmpdir(), 'releases-'));
  places.push(place);
  // Readable also for a server that drops root privileges.
  chmodSync(place, 0o755);
  const server = join(place, 'srv');
  const workshop = join(place, 'workshop');
  mkdirSync(workshop);
  // npm makes the SBOM from them.
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(workshop, file));
  return {
    current: join(server, 'current'),
    releases: () => readdirSync(join(server, 'releases')),
    /** Builds a release and runs the commands of the document, except the one that tells the server. */
    release(name: string): SmallRelease {
      rmSync(join(workshop, 'build'), { recursive: true, force: true });
      const answers = writeSmallRelease(join(workshop, 'build'), name);
      // A release is named by its minute; the test does not wait for one.
      const commands = COMMANDS.replaceAll(SERVER_FOLDER, server).replace(RELOAD, '').replace('%Y-%m-%d-%H%M', `%Y-%m-%d-%H%M-${name}`);
      execFileSync('sh', ['-e', '-c', commands], { cwd: workshop, stdio: ['ignore', 'ignore', 'inherit'] });
      return answers;
    },
  };
}

describe('the commands for a release in docs/hosting.md', () => {
  it('switch the link to the new release in one step and keep the previous one', () => {
    expect(COMMANDS).toMatch(RELOAD);
    const { current, release, releases } = machine();
    release('first');
    const first = realpathSync(current);
    release('second');
    expect(releases()).toHaveLength(2);
    expect(realpathSync(current)).not.toBe(first);
    expect(readFileSync(join(first, 'client/index.html'), 'utf8')).toContain('first');
    expect(readFileSync(join(current, 'client/index.html'), 'utf8')).toContain('second');
    expect(existsSync(join(current, 'hosting/nginx.conf'))).toBe(true);
  });

  it('copy the hashed files of the previous release, so that open pages find theirs, and nothing else', () => {
    const { current, release } = machine();
    release('first');
    release('second');
    expect(readdirSync(join(current, 'client/assets')).sort()).toEqual(['app-first.js', 'app-second.js']);
    for (const file of ['index.html', 'documents/large.csv']) expect(readFileSync(join(current, 'client', file), 'utf8')).not.toContain('first');
  });
});

for (const host of HOSTS) {
  describe.skipIf(!host.isInstalled)(host.isInstalled ? host.name : `skipped: ${host.name} not installed`, () => switchedUnderLoad(host));
}

function switchedUnderLoad({ start }: Host): void {
  it('serves thousands of requests without failure while the release is switched, and then serves the new one', async () => {
    const { current, release } = machine();
    const first = release('first');
    const { port, reload, stop } = await start(current);
    const shared = Object.keys(first).filter((path) => !path.startsWith('/assets/'));
    const load = new Load(port, shared, VISITORS);
    await load.more(1_000);
    const second = release('second');
    await reload();
    await expect.poll(async () => (await ask(port, '/')).body.toString()).toContain('second');
    const switchedAt = load.visits.length;
    await load.more(1_000);
    await load.stop();

    expect(load.failures).toEqual([]);
    const wrong = load.visits.filter(({ path, status, body }) => status !== 200 || (body !== first[path] && body !== second[path]));
    expect(wrong.map(({ path, status, body }) => `${path}: ${status} ${body.slice(0, 80)}`)).toEqual([]);
    // Responses that began before the switch may be from the first release.
    const late = load.visits.slice(switchedAt + VISITORS).filter(({ path, body }) => body !== second[path]);
    expect(late).toEqual([]);
    expect(load.visits.length).toBeGreaterThan(2_000);

    // Pages of both releases find their scripts.
    for (const [path, text] of Object.entries({ ...first, ...second }).filter(([each]) => each.startsWith('/assets/'))) {
      const { status, headers, body } = await ask(port, path);
      expect([status, headers['cache-control'], body.toString()], path).toEqual([200, 'public, max-age=31536000, immutable', text]);
    }
    await stop();
  });
}
