import { join } from 'node:path';
import { expect, it } from 'vitest';
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

describeHosts(({ name, start }) => {
  const place = newPlace();

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
