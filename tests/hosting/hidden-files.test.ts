import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { writeFile } from '#tools/lib/write-file.ts';
import { ask } from './ask.ts';
import { describeHosts, newPlace } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

// Dot files in the folder of a release are not served; /.well-known/ is.

const HIDDEN = [
  ...['.env', '.w', '.we', '.web.txt', '.wellknown/a.txt', '.well-know/a.txt', '.well-known.txt'],
  ...['.well-known-keys/a.txt', '.well-known/.key', 'documents/.well-known/a.txt'],
  ...['documents/.web.txt', 'documents/.git/config'],
];
const SHOWN = ['.well-known/acme-challenge/token', 'documents/a.well-known.txt'];
/** The sample college has drawings only. */
const PHOTOGRAPHS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const photograph = (format: string) => `assets/hall.${format}`;
const TEXT = 'of nobody';

const place = newPlace();
beforeAll(() => {
  writeSmallRelease(place, 'only');
  for (const file of [...HIDDEN, ...SHOWN, ...Object.keys(PHOTOGRAPHS).map(photograph)])
    writeFile(join(place, 'client', file), TEXT);
});

describeHosts(({ start }) => {
  it('serves no dot file except those in /.well-known/, whether the dot is encoded or not, and photographs with the type of each format', async () => {
    const { port, stop } = await start(place);
    for (const path of HIDDEN.flatMap((file) => [`/${file}`, `/${file.replaceAll('.', '%2e')}`])) {
      const { status, body } = await ask(port, path);
      expect([403, 404], path).toContain(status);
      expect(body.toString(), path).not.toContain(TEXT);
    }
    for (const file of SHOWN)
      expect((await ask(port, `/${file}`)).body.toString(), file).toBe(TEXT);
    for (const [format, type] of Object.entries(PHOTOGRAPHS))
      expect((await ask(port, `/${photograph(format)}`)).headers['content-type']).toBe(type);
    await stop();
  });
});
