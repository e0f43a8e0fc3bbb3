import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { HOSTS, type Host } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

/** A word that stands in the question of every address that is asked. */
const SECRET = 'qxzjv';
const LAST = '/the-last-one-asked';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'logs-'));
  // A server that gives up the rights of root reads here as well.
  chmodSync(place, 0o755);
  writeSmallRelease(place, 'release', [{ from: '/old', to: '/about' }]);
});
afterAll(() => rmSync(place, { recursive: true }));

for (const host of HOSTS) {
  describe.skipIf(!host.isInstalled)(host.isInstalled ? host.name : `skipped: ${host.name} not installed`, () => logOf(host));
}

function logOf({ name, start }: Host): void {
  it('logs what was asked without the question: pages, redirects, wrong and refused addresses, and where a visitor came from', async () => {
    const { port, stop, log } = await start(place);
    try {
      for (const path of ['/about', '/ml/about/', '/old', '/no-such-page', '/a%00b', '/documents/large.csv']) {
        await ask(port, `${path}?q=${SECRET}&${SECRET}`, { headers: { Referer: `http://site/search?q=${SECRET}` } });
      }
      await ask(port, `/about?q=${SECRET}`, { method: 'POST' });
      await ask(port, LAST);
      if (name !== 'npm start') await expect.poll(log).toContain(LAST);
      if (name !== 'npm start') for (const path of ['/about', '/ml/about/', '/old', '/no-such-page', '/documents/large.csv']) expect(log()).toContain(path);
      // A log is long: it does not have to be shown whole.
      expect(
        log()
          .split('\n')
          .find((line) => line.includes(SECRET)),
      ).toBeUndefined();
    } finally {
      await stop();
    }
  });
}
