import { join } from 'node:path';
import { expect, it } from 'vitest';
import { targetOf } from '#tools/release/targets.ts';
import { verifyRelease } from '#tools/release/verify-release.ts';
import { ask } from './ask.ts';
import { describeHosts, newPlace } from './hosts.ts';
import { Load } from './load.ts';
import { type SmallRelease, writeSmallRelease } from './small-release.ts';

const VISITORS = 25;

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
    'serves thousands of requests without failure while the release is switched, and then serves the new one',
    async () => {
      const { current, release } = machine(place);
      const first = await release('first');
      const { port, reload, stop } = await start(current);
      const shared = Object.keys(first).filter((path) => !path.startsWith('/assets/'));
      const load = new Load(port, shared, VISITORS);
      await load.more(1_000);
      const second = await release('second');
      await reload();
      await expect.poll(async () => (await ask(port, '/')).body.toString()).toContain('second');
      const switchedAt = load.visits.length;
      await load.more(1_000);
      await load.stop();

      expect(load.failures).toEqual([]);
      const wrong = load.visits.filter(
        ({ path, status, body }) =>
          status !== 200 || (body !== first[path] && body !== second[path]),
      );
      expect(
        wrong.map(({ path, status, body }) => `${path}: ${status} ${body.slice(0, 80)}`),
      ).toEqual([]);
      // Responses that began before the switch may be from the first release.
      const late = load.visits
        .slice(switchedAt + VISITORS)
        .filter(({ path, body }) => body !== second[path]);
      expect(late).toEqual([]);
      expect(load.visits.length).toBeGreaterThan(2_000);

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
