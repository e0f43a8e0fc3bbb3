import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compressFolder } from '#tools/build/compress.ts';
import { makeDictionaries } from '#tools/build/dictionaries.ts';
import { writeHosting } from '#tools/hosting/write-hosting.ts';
import { targetOf } from '#tools/release/targets.ts';
import { verifyRelease } from '#tools/release/verify-release.ts';
import { ask } from './ask.ts';
import { describeHosts, newPlace } from './hosts.ts';
import { type SmallRelease, writeSmallRelease } from './small-release.ts';

/** In milliseconds: a busy machine takes a minute for so many requests. */
const PATIENCE = { timeout: 80_000 };

type Visit = { path: string; got: string };

/**
 * Clients that request one address after another while a task runs, and what they got: status and
 * text, or the error.
 */
async function visitDuring(
  port: number,
  paths: readonly string[],
  task: (visits: Visit[]) => Promise<void>,
) {
  const visits: Visit[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 25 }, async (_, first) => {
    for (let turn = first; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const got = await ask(port, path).then(({ status, body }) => `${status} ${body}`, String);
      visits.push({ path, got });
    }
  });
  await task(visits);
  isOver = true;
  await Promise.all(visitors);
  return visits;
}

/** A small release whose pages have copies by a dictionary that no other release has. */
async function writeWithDictionaries(build: string, name: string) {
  writeSmallRelease(build, name);
  const client = join(build, 'client');
  for (const page of ['404.html', 'ml/404.html'])
    writeFileSync(join(client, page), `<p>${name} ${page}</p>`.repeat(500));
  const dictionaries = makeDictionaries(client, ['en', 'ml']);
  await compressFolder(client, undefined, true, dictionaries);
  writeHosting(client, [], [], dictionaries);
  return dictionaries.map(({ digest }) => digest);
}

/** A machine with the folder of the server, to which small builds are released. */
function machine(place: string) {
  const server = join(place, 'srv');
  return {
    current: join(server, 'current'),
    async release(name: string): Promise<SmallRelease> {
      const build = join(place, name);
      const answers = writeSmallRelease(build, name);
      await targetOf(server).release(build, {});
      return answers;
    },
  };
}

// The rules of one release with the files of the next: a host between the switch and its reload, or
// while a release is sent to it file by file.
const between = newPlace();
const OLD = await writeWithDictionaries(join(between, 'old'), 'old');
await writeWithDictionaries(join(between, 'new'), 'new');
cpSync(join(between, 'old/hosting'), join(between, 'new/hosting'), { recursive: true });
cpSync(join(between, 'old/hosting/.htaccess'), join(between, 'new/client/.htaccess'));

describeHosts(({ name, start }) => {
  const place = newPlace();

  it.skipIf(name === 'npm start' || OLD.length === 0)(
    'sends no page that the dictionary of a visitor cannot read, with rules of one release and files of the next',
    async () => {
      const { port, stop } = await start(join(between, 'new'));
      const headers = {
        'Accept-Encoding': 'dcb',
        'Available-Dictionary': `:${OLD[0]}:`,
      };
      const { status, body } = await ask(port, '/about', { headers });
      expect([status, body.toString()]).toEqual([200, expect.stringContaining('About of new')]);
      await stop();
    },
  );

  it('passes the questions that are asked after a release', async () => {
    const { port, stop } = await start();
    await verifyRelease(`http://127.0.0.1:${port}`, 'build');
    await stop();
  });

  // A public site has another server than `npm start`.
  it.skipIf(name === 'npm start')(
    'serves every request without failure while the release is switched, and then serves the new one',
    async () => {
      const { current, release } = machine(place);
      const first = await release('first');
      const { port, reload, stop } = await start(current);
      const shared = Object.keys(first).filter((path) => !path.startsWith('/assets/'));
      let second: SmallRelease = {};
      const visits = await visitDuring(port, shared, async (soFar) => {
        await expect.poll(() => soFar.length, PATIENCE).toBeGreaterThan(500);
        second = await release('second');
        await reload();
        await expect.poll(async () => (await ask(port, '/')).body.toString()).toContain('second');
        await expect.poll(() => soFar.length, PATIENCE).toBeGreaterThan(1_000);
      });
      const wrong = visits.filter(
        ({ path, got }) => ![first, second].some((each) => got === `200 ${each[path]}`),
      );
      expect(wrong.map(({ path, got }) => `${path}: ${got.slice(0, 80)}`)).toEqual([]);
      for (const path of shared)
        expect((await ask(port, path)).body.toString(), path).toBe(second[path]);

      // Pages of both releases find their scripts.
      for (const [path, text] of Object.entries({ ...first, ...second }).filter(([each]) =>
        each.startsWith('/assets/'),
      )) {
        const { status, headers, body } = await ask(port, path);
        expect([status, headers['cache-control'], body.toString()], path).toEqual([
          200,
          'public, max-age=31536000, immutable',
          text,
        ]);
      }
      await stop();
    },
  );
});
