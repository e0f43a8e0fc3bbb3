import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { describeHosts, newPlace } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

/** A word in the query of every request. */
const SECRET = 'qxzjv';
const LAST = '/the-last-one-asked';
/** No file system has such a name. */
const TOO_LONG = `/${'a'.repeat(300)}`;
/** A link to itself, which no server can open. */
const UNREADABLE = '/documents/circle.csv';

const place = newPlace();
beforeAll(() => {
  writeSmallRelease(place, 'release', [{ from: '/old', to: '/about' }]);
  symlinkSync('circle.csv', join(place, 'client', UNREADABLE));
});
describeHosts(({ name, start }) => {
  it('logs requests and faults without a query: pages, redirects, wrong, rejected and unreadable addresses, and referrers', async () => {
    const { port, stop, log } = await start(place);
    try {
      for (const path of [
        '/about',
        '/ml/about/',
        '/old',
        '/no-such-page',
        '/a%00b',
        '/a/%2e%2e/b',
        TOO_LONG,
        UNREADABLE,
        '/documents/large.csv',
      ]) {
        await ask(port, `${path}?q=${SECRET}&${SECRET}`, {
          headers: { Referer: `http://site/search?q=${SECRET}` },
        });
      }
      await ask(port, `/about?q=${SECRET}`, { method: 'POST' });
      await ask(port, LAST);
      // A server writes its log after its answer, and each of its processes in its own time.
      if (name !== 'npm start')
        for (const path of [
          '/about',
          '/ml/about/',
          '/old',
          '/no-such-page',
          '/documents/large.csv',
          LAST,
        ])
          await expect.poll(log).toContain(path);
      // Logs are long and need not be shown in full.
      expect(
        log()
          .split('\n')
          .find((line) => line.includes(SECRET)),
      ).toBeUndefined();
    } finally {
      await stop();
    }
  });
});
